import type { Flavor } from '#domain/catalogue/flavor.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../export/row-export.ts';

type StockLine = { product: Product; flavor: Flavor | null };

const columns: SpreadsheetColumn<StockLine>[] = [
  { header: 'Id', kind: 'count', width: 8, value: ({ product }) => product.id },
  { header: 'Nombre', kind: 'text', width: 40, value: ({ product }) => product.name },
  { header: 'Marca', kind: 'text', width: 20, value: ({ product }) => product.brand },
  { header: 'Categoría', kind: 'text', width: 20, value: ({ product }) => product.category },
  { header: 'Sabor', kind: 'text', width: 24, value: ({ flavor }) => flavor?.name ?? '' },
  {
    header: 'Cantidad',
    kind: 'count',
    width: 10,
    value: ({ product, flavor }) => (flavor ?? { quantity: product.amount }).quantity,
  },
];

/** One line for each flavor, with its own stock. */
export const stockExport = rowExport<Product, StockLine>({
  name: 'stock',
  sheet: 'Stock',
  columns,
  toLines: (product) =>
    product.flavors.length === 0 ? [{ product, flavor: null }] : product.flavors.map((flavor) => ({ product, flavor })),
});
