import type { Product } from '#domain/catalogue/product-fields.ts';
import { productSheetColumns } from '#domain/product-import/sheet-columns.ts';
import { rowExport } from '../../export/row-export.ts';

export const productExport = rowExport<Product, Product>({
  name: 'productos',
  sheet: 'Productos',
  columns: productSheetColumns,
  toLines: (product) => [product],
});
