import { type Sale, saleFields } from '#domain/sales/sale-fields.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { rowExport } from '../export/row-export.ts';

const columns: SpreadsheetColumn<Sale>[] = [
  { header: 'Id', kind: 'count', width: 8, value: ({ id }) => id },
  { header: 'Fecha', kind: 'date', value: ({ soldAt }) => soldAt },
  { header: saleFields.productId.label, kind: 'text', width: 40, value: ({ productName }) => productName },
  { header: saleFields.flavor.label, kind: 'text', width: 24, value: ({ flavor }) => flavor },
  { header: saleFields.quantity.label, kind: 'count', width: 10, value: ({ quantity }) => quantity },
  { header: 'Total', kind: 'pesos', value: ({ total }) => total },
  { header: saleFields.clientName.label, kind: 'text', width: 24, value: ({ clientName }) => clientName },
  { header: saleFields.paymentMethod.label, kind: 'text', width: 18, value: ({ paymentMethod }) => paymentMethod },
  { header: saleFields.shippingMethod.label, kind: 'text', width: 24, value: ({ shippingMethod }) => shippingMethod },
  { header: saleFields.paid.label, kind: 'text', width: 8, value: ({ paid }) => saleFields.paid.format(paid) },
];

export const saleExport = rowExport<Sale, Sale>({
  name: 'ventas',
  sheet: 'Ventas',
  columns,
  toLines: (sale) => [sale],
});
