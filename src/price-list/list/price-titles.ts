import { mentionsNetPrice, mentionsTax } from '../amounts/price-label-score.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Whether two titles of columns are the same but for spaces, dots, accents and case: 'P.V.P.' and 'pvp'. */
export function isSameTitle(title: string, chosen: string): boolean {
  const [one, other] = [title, chosen].map((text) => normalizeText(text).replace(/[\s.:$]/g, ''));
  return one === other;
}

const DATE = /\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\b20\d\d\b/g;
const TAX_RATE = /\d{1,2}(?:[.,]\d+)? ?%(?= ?(?:de )?iva)|(?<=iva \(?)\d{1,2}(?:[.,]\d+)? ?%/g;
/** Also what says that tax is in the price, which is compared apart. */
const FILLERS = new Set(
  'precio precios prec p ars usd us u s pesos dolar dolares el la de del con c sin mas iva inc incl incluido incluye imp impuesto impuestos final finales'.split(
    ' ',
  ),
);
const MIN_ABBREVIATION = 3;

/** Whether two titles are of the same prices, whatever the date and the short forms: 'Costo c/IVA' and 'P. Costo con IVA'. */
export function isSamePriceTitle(title: string, other: string): boolean {
  const [a, b] = [normalizeText(title), normalizeText(other)];
  const [ofA, ofB] = [ownWords(a), ownWords(b)];
  return (
    mentionsNetPrice(a) === mentionsNetPrice(b) &&
    mentionsTax(a) === mentionsTax(b) &&
    ofA.every((word) => ofB.some((one) => isShortForm(word, one))) &&
    ofB.every((word) => ofA.some((one) => isShortForm(word, one)))
  );
}

function ownWords(bare: string): string[] {
  const words =
    bare
      .replace(DATE, ' ')
      .replace(TAX_RATE, ' ')
      .match(/\p{L}+|\d+/gu) ?? [];
  return words.filter((word) => !FILLERS.has(word) && !MONTH_NAMES.includes(word));
}

function isShortForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (/^\p{L}/u.test(short) && short.length >= MIN_ABBREVIATION && long.startsWith(short));
}
