import type { PriceHistoryEntry } from '#contract/admin/price-list.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { formatPercent } from '#domain/money/percent.ts';

/** What was changed, as the form calls it. */
export const priceFieldLabels: Readonly<Record<PriceHistoryEntry['field'], string>> = {
  price: 'Precio',
  priceUSD: 'Precio USD',
  discount: 'Descuento',
};

/** Where it was changed. */
export const priceSourceLabels: Readonly<Record<PriceHistoryEntry['how'], string>> = {
  form: 'Formulario',
  inline: 'Lista de productos',
  quick: 'Precios rápidos',
  pdf: 'Lista en PDF',
  undo: 'Deshacer de la lista en PDF',
};

/** One of the values of a note: '$ 1234', 'US$ 10,25', '12,5 %', or a dash for none. */
export function formatHistoryValue(field: PriceHistoryEntry['field'], value: number | null): string {
  if (value === null) return '—';
  if (field === 'discount') return formatPercent(basisPointsToPercent(value));
  return `${field === 'price' ? '$' : 'US$'} ${formatPesos(value)}`;
}
