import { type Centavos, formatPesos } from './money.ts';

/** Formats an amount as '$ 12.345'. */
export function formatPrice(centavos: Centavos): string {
  return `$ ${formatPesos(centavos)}`;
}
