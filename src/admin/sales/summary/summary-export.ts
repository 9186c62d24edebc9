import { startOfDay } from '#domain/dates/argentine-day.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { profitOf, type SalesFigures, type SalesSummary } from '#domain/sales/sales-summary.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../../export/row-export.ts';

/** A line of the summary's file. */
export type SummaryLine = SalesFigures & { id: number; list: string; name: string };

const columns: SpreadsheetColumn<SummaryLine>[] = [
  { header: 'Por', kind: 'text', width: 18, value: ({ list }) => list },
  { header: 'Nombre', kind: 'text', width: 40, value: ({ name }) => name },
  { header: 'Ventas', kind: 'count', width: 10, value: ({ sales }) => sales },
  { header: 'Unidades', kind: 'count', width: 10, value: ({ units }) => units },
  { header: 'Vendido', kind: 'pesos', value: ({ total }) => total },
  { header: 'Ventas con costo', kind: 'count', width: 16, value: ({ costedSales }) => costedSales },
  { header: 'Costo', kind: 'pesos', value: ({ costedSales, cost }) => (costedSales === 0 ? null : cost) },
  { header: 'Ganancia', kind: 'pesos', value: (line) => profitOf(line) ?? null },
];

export const summaryExport = rowExport<SummaryLine, SummaryLine>({
  name: 'resumen',
  sheet: 'Resumen',
  columns,
  toLines: (line) => [line],
});

/** Totals first, then each list of the summary. */
export function summaryLines({ totals, days, products, brands, paymentMethods }: SalesSummary): SummaryLine[] {
  const lists = [
    { list: 'Total', rows: [{ ...totals, name: '' }] },
    { list: 'Día', rows: days.map(({ day, ...row }) => ({ ...row, name: formatDate(startOfDay(day) ?? 0) })) },
    { list: 'Producto', rows: products },
    { list: 'Marca', rows: brands },
    { list: 'Método de Pago', rows: paymentMethods },
  ];
  return lists.flatMap(({ list, rows }) => rows.map((row) => ({ ...row, list }))).map((row, id) => ({ ...row, id }));
}
