import { type Centavos, formatPesos } from './money.ts';

export type FormatPrice = (centavos: Centavos) => string;

/** Formats an amount as es-ES has it: '$ 12.345', '$ 4290', '$ 2350,5'. */
export function formatPrice(centavos: Centavos): string {
  return `$ ${formatPesos(centavos)}`;
}

/** The same with every thousand grouped, and with two decimals or none: '$ 12.345', '$ 4.290', '$ 2.350,50'. */
export function formatGroupedPrice(centavos: Centavos): string {
  return formatPrice(centavos)
    .replace(/,(\d)$/, ',$10')
    .replace(/(?<![.\d])(\d)(\d{3})(?!\d)/, '$1.$2');
}

/** By the seller's setting, which is off by default. */
export function priceFormat(groupedPrices: string): FormatPrice {
  return groupedPrices === '1' ? formatGroupedPrice : formatPrice;
}
