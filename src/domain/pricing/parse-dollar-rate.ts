import { type Centavos, formatPesos } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';
import { MAX_DOLLAR_RATE } from './price-rule.ts';

/** The rate in centavos per dollar from what was typed, or why it is none. */
export function parseDollarRate(text: string): { ok: true; rate: Centavos } | { ok: false; error: string } {
  if (text.trim() === '') return { ok: false, error: 'Dato requerido.' };
  const rate = parsePrice(text);
  if (rate === undefined || rate === 0) return { ok: false, error: 'Escribí cuántos pesos vale un dólar, como 1450.' };
  if (rate > MAX_DOLLAR_RATE) return { ok: false, error: `Puede ser hasta ${formatPesos(MAX_DOLLAR_RATE)}.` };
  return { ok: true, rate };
}
