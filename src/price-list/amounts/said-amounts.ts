import { MOST } from '../shares.ts';
import { isOf } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { belowThousand, phraseAt, replaceTokens, type SaidNumber, type Token } from '../text/number-words.ts';

const THOUSAND = /^(?:mil|lucas?)$/;
/** Kinds of units: '2 mil mg' is no money. */
const MEASURED = new Set(['mass', 'volume', 'dose', 'units']);
const PRICE = /\$ ?\d|\d[.,]\d{3}/;
/** At the end of a line, or before brackets there; a size is further before: 'Mass 3k 62k (quedan 3)'. */
const SHORT_THOUSANDS = /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?k(?=[^\p{L}\d]*(?:\([^()]*\)[^\p{L}\d]*)?$)/iu;
/** Not pieces: 'Discos 2 u 10k' weigh ten kilos. */
const isSize = isOf('mass', 'volume', 'capsules', 'tablets', 'servings');
const SIZE_NAMES = [...UNITS].flatMap(([name, unit]) => (isSize(unit) ? name : [])).join('|');
/** Anywhere right behind a size: 'Whey 2lb 57k - 5lb 131,4k', 'en caps (120) 26,3k'. */
const SIZED_THOUSANDS = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])\d{1,4}(?: ?(?:${SIZE_NAMES})\.?|\)):? )(\d{1,3}(?:[.,]\d{1,2})?) ?k(?![\p{L}\d]| \d[\d.,]* ?k)`,
  'giu',
);
/** Thousands in any list: 'a 36k', but no 'Set 1 a 10k $ 45.000'; '54,5k, sin sabor', but no 'Disco 12,5k, $ 30.000'. */
const CLEAR_THOUSANDS = [
  /(?<= a )(\d{1,3}(?:[.,]\d{1,2})?) ?k(?![\p{L}\d]|\P{L}{0,20}[$\d])/giu,
  /(?<![\p{L}\d.,])(\d{2,3}[.,]\d{1,2}) ?k(?= *(?:$|[,;(]))(?!.{0,80}(?:\$ ?\d|\d[.,]\d{3}|\d{4}|\d ?k))/giu,
];
/** The line below a size: 'Disco 12,5k' over '$ 30.000'; no telephone. */
export const PRICE_ALONE = /^[^\p{L}\d]*(?:\d{1,3}[.,]\d{3}|\d{4,6})[^\p{L}\d]*$/u;

/** In letters: shorter lines are not of a paragraph. */
const PARAGRAPH = 60;

/** The lines with all amounts in digits: '6 mil 700', 'dieciséis mil cien', '72 lucas', '15k'. */
export function withSaidAmounts(lines: readonly string[]): string[] {
  const sign = lines.some((line) => /\$ ?\d/.test(line)) ? '$ ' : '';
  // An amount goes on in the next line only in a paragraph.
  const text = lines.map((line) => (line.length < PARAGRAPH ? `${line}\n\n` : `${line}\n`)).join('');
  const written = withAmountsInDigits(text, sign)
    .split(/\n\n|\n/)
    .slice(0, -1);
  const write = (line: string, pattern: RegExp) =>
    line.replace(pattern, (_, thousands: string) => sign + inDigits(toPesos(thousands)));
  // In other lists k is a kilo.
  const isShort = (line: string) => SHORT_THOUSANDS.test(line);
  const [short, others] = [written.filter(isShort), written.filter((line) => PRICE.test(line))];
  const areShort = short.length > MOST * (short.length + others.length);
  return written.map((line, at) => {
    if (PRICE_ALONE.test(written[at + 1] ?? '')) return line;
    return [...CLEAR_THOUSANDS, ...(areShort ? [SIZED_THOUSANDS, SHORT_THOUSANDS] : [])].reduce(write, line);
  });
}

function withAmountsInDigits(text: string, sign: string): string {
  if (!/mil|luca|pesos/i.test(text)) return text;
  return replaceTokens(text, (tokens, at) => {
    const amount = amountAt(tokens, at);
    const isSigned = /\$\s*$/.test(tokens[at]?.gap ?? '');
    return amount && { text: `${isSigned ? '' : sign}${inDigits(amount.value)}`, count: amount.count };
  });
}

function amountAt(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const own = phraseAt(tokens, at);
  const [first] = own;
  const isDigits = first !== undefined && /^\d/.test(first.text);
  if (!first || (isDigits && at > 0 && !/[\s($:=→]$/u.test(first.gap))) return undefined;
  const words = own.map(({ bare }) => bare);
  const head = words[0] === 'mil' ? { value: 1, count: 0 } : numberAt(words, 0);
  if (!head) return undefined;
  const thousand = words[head.count] ?? '';
  // 'Mil Hojas', 'Tres Mil': the name of somebody.
  const isName = !isDigits && head.count > 0 && /^\p{Lu}\p{Ll}/u.test(own[head.count]?.text ?? '');
  if (!THOUSAND.test(thousand) || isName) {
    const isMoney = thousand === 'pesos' && !isDigits && head.count > 0;
    return isMoney ? head : undefined;
  }
  const count = head.count + 1;
  const rest = restAt(words, count);
  // 'hace mil que no viene'
  if (head.count === 0 && !rest && words[count] !== 'pesos') return undefined;
  if (!rest && MEASURED.has(UNITS.get(words[count] ?? '')?.kind ?? '')) return undefined;
  return { value: Math.round(head.value * 1000) + (rest?.value ?? 0), count: count + (rest?.count ?? 0) };
}

/** A number below a thousand, in digits perhaps with a decimal: '37,5 mil'. */
function numberAt(words: readonly string[], at: number): SaidNumber | undefined {
  const word = words[at] ?? '';
  if (/^\d{1,3}(?:[.,]\d)?$/.test(word)) return { value: Number(word.replace(',', '.')), count: 1 };
  return belowThousand(words.slice(at));
}

/** What follows the thousands; undefined in 'la de cinco 30 mil 10 cápsulas 12 mil'. */
function restAt(words: readonly string[], at: number): SaidNumber | undefined {
  if (/^lucas?$/.test(words[at - 1] ?? '') && /^medi[oa]$/.test(words[at + 1] ?? '') && words[at] === 'y')
    return { value: 500, count: 2 };
  const rest = numberAt(words, at);
  if (!rest || !isRest(rest.value)) return undefined;
  const next = words[at + rest.count] ?? '';
  const isOther = THOUSAND.test(next) || (next !== 'uno' && UNITS.has(next));
  return isOther ? undefined : rest;
}

/** Prices are round; another number counts what follows: 'quince mil dos sogas'. */
function isRest(value: number): boolean {
  return value >= 100 || (value > 0 && value % 10 === 0);
}

export const toPesos = (thousands: string) => Math.round(Number(thousands.replace(',', '.')) * 1000);

export const inDigits = (pesos: number) => String(pesos).replace(/\B(?=(?:\d{3})+$)/g, '.');
