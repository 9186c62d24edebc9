import { type Centavos, formatPesos } from '#domain/money/money.ts';

/** An amount as the shop shows it: '$ 12.345'. */
export function priceText(centavos: Centavos): string {
  return `$ ${formatPesos(centavos)}`;
}
