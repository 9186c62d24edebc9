import type { Centavos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isNoPrice } from './no-price.ts';

/**
 * What a cell of prices has: pesos (`confident` with a sign, else perhaps a code or a stock), money of another country,
 * words for no price, or a mark.
 */
export type Amount =
  | { kind: 'pesos'; centavos: Centavos; confident: boolean }
  | { kind: 'foreign-currency' }
  | { kind: 'none' }
  | { kind: 'flag' };

const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const PESOS = new RegExp(
  String.raw`^(\$[.:]?|ars ?\$?|ar ?\$|pesos)?\s*(${NUMBER})\s*([.,]-+|\$|ars|pesos)?(?:[.,]?[-=]+)?\s*(?:c\/u|cada un[oa]|\+ ?iva|final|x u\.?|\([+-]?\d{1,2} ?%\))?[.*]*$`,
);
/** In plain text. */
export const FOREIGN_CURRENCY = String.raw`u\$[sdu]|us\$|usd ?\$?|dls\.?|dolar(?:es)?|₲|pyg|guaranies|r\$|brl|reales|€|eur|euros?|uyu|clp|bob|bolivianos`;
/** 'Gs. 5.000', and behind a number too high for grams. */
const GUARANIES = String.raw`gs\.?\s*(?:${NUMBER})|\d{2,3}(?:[. ]\d{3})+\s*gs\.?`;
const FOREIGN = new RegExp(
  String.raw`^(?:(?:${FOREIGN_CURRENCY})\s*(?:${NUMBER})|(?:${NUMBER})\s*(?:${FOREIGN_CURRENCY})|${GUARANIES})$`,
);
const FLAG =
  /^[★☆*✨🔥]*\s*(?:si|no|ok|disponible|en stock|con stock|\(?¡?nuevo(?: precio)?!*\)?|¡?novedad!*|new!*|c\/u|\+ ?iva|iva inc\.?|x u\.?|[●✓✔√■◉]+)$/u;

/** Undefined for other text. */
export function readAmount(text: string): Amount | undefined {
  const bare = normalizeText(text);
  if (bare === '') return undefined;
  if (isNoPrice(bare)) return { kind: 'none' };
  if (FLAG.test(bare)) return { kind: 'flag' };
  if (FOREIGN.test(bare)) return { kind: 'foreign-currency' };
  const [, before, number, after] = PESOS.exec(bare) ?? [];
  if (number === undefined) return undefined;
  // So many bare digits are a bar code or a telephone, and '014.02' is a code.
  if (before === undefined && after === undefined && /^\d{7,}$|^0\d/.test(number)) return undefined;
  const centavos = parsePrice(number.replace(/[' ]/g, '').replace(/(\.\d{3})\.(?=\d{1,2}$)/, '$1,'));
  if (centavos === undefined) return undefined;
  return { kind: 'pesos', centavos, confident: before !== undefined || after !== undefined };
}

/** The amount of a word in a sentence, without its marks: '($ 9.500),'. */
export function readPrintedAmount(text: string): Amount | undefined {
  return readAmount(text.replace(/(?<=[\d-])[)\];,:?!]+\.?$/, '').replace(/^[([=:]+(?=[$\d])/, ''));
}

/** Whether a number has groups of thousands or cents, as prices do. */
export function isGrouped(text: string): boolean {
  return /^\D*\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\D*$|^\D*\d+[.,]\d{2}\D*$/.test(text.trim());
}
