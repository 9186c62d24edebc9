import { PRICE_AGES } from '#domain/pricing/price-age.ts';

/** The choices of a filter by the age of prices; the values are days, 0 for any. */
export const priceAgeOptions = [
  { value: '0', label: 'De cualquier fecha' },
  ...PRICE_AGES.map((days) => ({ value: String(days), label: `De más de ${days} días` })),
];
