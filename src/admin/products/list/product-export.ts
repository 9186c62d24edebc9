import { type Product, productFields } from '#domain/catalogue/product-fields.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../../export/row-export.ts';

const { name, price, discount, priceUsd, cost, amount, flavors, description, images } = productFields;

const columns: SpreadsheetColumn<Product>[] = [
  { header: 'Id', kind: 'count', width: 8, value: ({ id }) => id },
  { header: name.label, kind: 'text', width: 40, value: (product) => product.name },
  { header: 'Marca', kind: 'text', width: 20, value: ({ brand }) => brand },
  { header: 'Categoría', kind: 'text', width: 20, value: ({ category }) => category },
  { header: price.label, kind: 'pesos', value: (product) => product.price },
  { header: discount.label, kind: 'percent', value: (product) => product.discount },
  { header: 'Precio con descuento', kind: 'pesos', width: 22, value: ({ finalPrice }) => finalPrice },
  { header: priceUsd.label, kind: 'dollars', value: (product) => product.priceUsd },
  { header: cost.label, kind: 'pesos', value: (product) => product.cost },
  { header: amount.label, kind: 'count', width: 10, value: (product) => product.amount },
  { header: flavors.label, kind: 'text', width: 30, value: (product) => flavors.format(product.flavors) },
  { header: description.label, kind: 'text', width: 50, value: (product) => product.description },
  {
    header: images.label,
    kind: 'text',
    width: 30,
    value: (product) => images.format(product.images.map(({ url }) => url)),
  },
  { header: 'Activo', kind: 'text', width: 8, value: ({ deactivatedAt }) => (deactivatedAt === null ? 'Si' : 'No') },
  { header: 'Fecha de modificación', kind: 'date', width: 22, value: ({ modifiedAt }) => modifiedAt },
];

export const productExport = rowExport<Product, Product>({
  name: 'productos',
  sheet: 'Productos',
  columns,
  toLines: (product) => [product],
});
