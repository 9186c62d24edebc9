import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import type { FlavorStock } from '#domain/stock/restock.ts';
import { rowExport } from '../export/row-export.ts';

type OrderedLine = FlavorStock & { id: number; units: number };

const columns: SpreadsheetColumn<OrderedLine>[] = [
  { header: 'Producto', kind: 'text', width: 40, value: ({ name }) => name },
  { header: 'Sabor', kind: 'text', width: 24, value: ({ flavor }) => flavor },
  { header: 'Marca', kind: 'text', width: 20, value: ({ brand }) => brand },
  { header: 'Unidades', kind: 'count', width: 10, value: ({ units }) => units },
];

/** An order to a supplier; nothing of what the seller earns. */
export const restockExport = rowExport<OrderedLine, OrderedLine>({
  name: 'pedido',
  sheet: 'Pedido',
  columns,
  toLines: (line) => [line],
});
