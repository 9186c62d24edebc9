import { type Product, productFields } from '../catalogue/product-fields.ts';
import type { SpreadsheetColumn } from '../spreadsheet/column.ts';
import { importHeader } from './import-columns.ts';

const { flavors, images } = productFields;

/** The products of the shop as a spreadsheet, which can be changed and imported again. */
export const productSheetColumns: SpreadsheetColumn<Product>[] = [
  { header: importHeader('id'), kind: 'count', width: 8, value: ({ id }) => id },
  { header: importHeader('name'), kind: 'text', width: 40, value: ({ name }) => name },
  { header: importHeader('brand'), kind: 'text', width: 20, value: ({ brand }) => brand },
  { header: importHeader('category'), kind: 'text', width: 20, value: ({ category }) => category },
  { header: importHeader('price'), kind: 'pesos', value: ({ price }) => price },
  { header: importHeader('discount'), kind: 'percent', value: ({ discount }) => discount },
  { header: 'Precio con descuento', kind: 'pesos', width: 22, value: ({ finalPrice }) => finalPrice },
  { header: importHeader('priceUsd'), kind: 'dollars', value: ({ priceUsd }) => priceUsd },
  { header: importHeader('cost'), kind: 'pesos', value: ({ cost }) => cost },
  { header: importHeader('amount'), kind: 'count', width: 10, value: ({ amount }) => amount },
  { header: importHeader('lowestStock'), kind: 'count', width: 14, value: ({ lowestStock }) => lowestStock },
  { header: importHeader('flavors'), kind: 'text', width: 30, value: (product) => flavors.format(product.flavors) },
  { header: importHeader('description'), kind: 'text', width: 50, value: ({ description }) => description },
  {
    header: importHeader('images'),
    kind: 'text',
    width: 30,
    value: (product) => images.format(product.images.map(({ url }) => url)),
  },
  {
    header: importHeader('active'),
    kind: 'text',
    width: 8,
    value: ({ deactivatedAt }) => (deactivatedAt === null ? 'Si' : 'No'),
  },
  { header: 'Fecha de modificación', kind: 'date', width: 22, value: ({ modifiedAt }) => modifiedAt },
];

/** The columns of an empty spreadsheet for new products. */
export const templateSheetColumns: SpreadsheetColumn<never>[] = [
  ...(['name', 'brand', 'category', 'categoryType', 'price', 'discount', 'cost', 'amount'] as const),
  ...(['flavors', 'description', 'images', 'active'] as const),
].map((field) => ({ header: importHeader(field), kind: 'text', width: 24, value: () => null }));
