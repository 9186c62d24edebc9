import type { Centavos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isNoPrice } from './no-price.ts';

/**
 * What stands where a price is expected: pesos (`confident` when it says so with a sign), money of another country, or a word for having no
 * price. `number` is a bare number, which may be a price, a code or a stock.
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

/** What the text of a cell says as an amount; undefined when it is other text. */
export function readAmount(text: string): Amount | undefined {
  const bare = normalizeText(text);
  if (bare === '') return undefined;
  if (isNoPrice(bare)) return { kind: 'none' };
  if (FLAG.test(bare)) return { kind: 'flag' };
  if (FOREIGN.test(bare)) return { kind: 'foreign-currency' };
  const [, before, number, after] = PESOS.exec(bare) ?? [];
  if (number === undefined) return undefined;
  // Bare digits as many as these are a bar code or a telephone.
  if (before === undefined && after === undefined && /^\d{7,}$/.test(number)) return undefined;
  const centavos = parsePrice(number.replace(/[' ]/g, '').replace(/(\.\d{3})\.(?=\d{1,2}$)/, '$1,'));
  if (centavos === undefined) return undefined;
  return { kind: 'pesos', centavos, confident: before !== undefined || after !== undefined };
}

/** The same for a text among others, without the marks of its sentence: '($ 9.500),', '$ 9.500).'. */
export function readPrintedAmount(text: string): Amount | undefined {
  return readAmount(text.replace(/(?<=[\d-])[)\];,:?]+\.?$/, '').replace(/^[([=:]+(?=[$\d])/, ''));
}

/** Whether a bare number is written as prices are, with groups of thousands or cents. */
export function isGrouped(text: string): boolean {
  return /^\D*\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?\D*$|^\D*\d+[.,]\d{2}\D*$/.test(text.trim());
}
