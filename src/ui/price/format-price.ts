import { type Centavos, formatPesos } from '#domain/money/money.ts';

/** An amount as the shop shows it: '$ 12.345'. */
export function formatPrice(centavos: Centavos): string {
  return `$ ${formatPesos(centavos)}`;
}
