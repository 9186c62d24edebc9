import type { PriceHistoryRow } from '#contract/admin/price-list/price-history.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { formatPercent } from '#domain/money/percent.ts';

/** Labels of the changed field. */
export const priceFieldLabels: Readonly<Record<PriceHistoryRow['field'], string>> = {
  price: productFields.price.label,
  priceUSD: productFields.priceUsd.label,
  discount: productFields.discount.label,
};

/** Labels of the screen where it was changed. */
export const priceSourceLabels: Readonly<Record<PriceHistoryRow['how'], string>> = {
  form: 'Formulario',
  inline: 'Lista de productos',
  quick: 'Precios rápidos',
  adjust: 'Ajuste de precios',
  import: 'Importación',
  pdf: 'Lista en PDF',
  undo: 'Deshacer de la lista en PDF',
};

/** '$ 1234', 'US$ 10,25', '12,5 %', or a dash for null. */
export function formatHistoryValue(field: PriceHistoryRow['field'], value: number | null): string {
  if (value === null) return '—';
  if (field === 'discount') return formatPercent(basisPointsToPercent(value));
  return `${field === 'price' ? '$' : 'US$'} ${formatPesos(value)}`;
}
