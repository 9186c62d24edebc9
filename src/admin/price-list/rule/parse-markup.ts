import { percentToBasisPoints } from '#domain/money/discount.ts';
import { formatPercent, parsePercent } from '#domain/money/percent.ts';
import { MAX_MARKUP } from '#domain/pricing/price-rule.ts';

/** A markup in basis points from what was typed, or why it is none. */
export function parseMarkup(text: string): { ok: true; markup: number } | { ok: false; error: string } {
  if (text.trim() === '') return { ok: false, error: 'Dato requerido.' };
  const percent = parsePercent(text);
  if (percent === undefined || percent < 0) return { ok: false, error: 'Escribí un porcentaje, como 35 o 12,5.' };
  const markup = percentToBasisPoints(percent);
  if (markup > MAX_MARKUP) return { ok: false, error: `Puede ser hasta ${formatPercent(MAX_MARKUP / 100)}.` };
  return { ok: true, markup };
}
