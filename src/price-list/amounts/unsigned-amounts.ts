import { SEVERAL } from '../shares.ts';
import { UNIT_NAMES } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { splitUnavailable } from './no-price.ts';
import { inDigits, PRICE_ALONE, toPesos } from './said-amounts.ts';

/** In letters: longer lines are no rows of a list. */
const LONGEST_ROW = 200;
/** A price as most lines of a message write it. */
const WRITTEN = /\$ ?\d|\d[.,]\d{3}(?!\d)/;
const SIGNED = /\$ ?\d/;
/** No list is of the year 2000. */
const YEAR = String.raw`(?:19[5-9]\d|20(?!00)\d\d)`;
/** Less than a thousand only behind a size: 'Barra 23g 730'. */
const SIZED = String.raw`(?<=\d ?(?:k?gr?s?|ml|cc|lts?) )`;
/** A size anywhere before: a year has none. */
const OF_PRODUCT = String.raw`(?<=(?<![\p{L}\d])(?:\d+ ?(?:${UNIT_NAMES})(?!\p{L})|x ?\d+).*)`;
/** '28500', '8,4k' or '28.500'; a year only behind a size. */
const AMOUNT = String.raw`(?:(?:${OF_PRODUCT}|(?!${YEAR}\s*(?:\(|$)))(\d{4,6}|${SIZED}[1-9]\d\d)|(\d{1,3}(?:[.,]\d{1,2})?) ?k|(\d{1,3}(?:[.,]\d{3})+))`;
/** The end of a line: '(quedan 2)', 'c/u (todos los sabores)'. */
const END = String.raw`[^\p{L}\d]*(?:(?:\([^()]*\)|c\/u)[^\p{L}\d]*){0,3}$`;
const UNSIGNED = new RegExp(String.raw`(?<![\p{L}\d.,:/-])${AMOUNT}(?=${END})`, 'iu');
/** 'Gel 40 g 3600, llevando 6 a 3400' */
const BEHIND_SIZE = new RegExp(String.raw`${SIZED}(?!0|${YEAR}(?!\d))\d{4,6}(?=, | c\/u)`, 'giu');
/** Each of 'suave 4200 media 4600 fuerte 5300', '5kg 24800 10kg 48600', 'speed 9700, de cuero 12900'; no dose. */
const ONE_OF_SEVERAL = new RegExp(
  String.raw`(?<=\p{L} )(?!0|${YEAR}(?!\d))(?:\d{1,3}[.,]\d{3}|\d{4,6})(?! ?(?:${UNIT_NAMES})(?!\p{L}))(?=,? |${END})`,
  'giu',
);
const BEGINS_WITH_SIZE = new RegExp(String.raw`^ +\d+ ?(?:${UNIT_NAMES})(?!\p{L})`, 'iu');
const ENDS_WITH_SIZE = new RegExp(String.raw`\d ?(?:${UNIT_NAMES}) $`, 'iu');
/** How many times the lowest price of a line its others may be, where each is of a size and where not: further apart are codes. */
const FARTHEST_OF_SIZES = 5;
const FARTHEST = 2;
/** Behind a dictated number that is no price: a unit, or words that lead to the price. */
const GOES_ON = String.raw` (?:${UNIT_NAMES}|x|por|de|a|en|es|sin|con|mil|van?|quedan?|est[aá]n?|salen?|valen?|cuestan?|pas[oó]|te|se)(?!\p{L})`;
/** A written price before the next product begins. */
const PRICED = String.raw`(?: (?!(?:el|la|los|las|y)(?!\p{L}))\S{1,20}){0,4} \d{1,3}[.,]\d{3}`;
/** 'sale 7800 después la avena', but not 'Amino 2500 sale', 'D3 de 2000 UI' or 'BCAA 2500 limón 18.500' */
const DICTATED = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?<!(?<!\p{L})(?:x|por|de) )(?!0|${YEAR}(?!\d)|\d000(?!\d))\d{2,4}[05]0(?=[,.]? \p{L}|[,.]? *$)(?!${GOES_ON}|${PRICED})`,
  'giu',
);
/** 'es 10340 no 10800' */
const DENIED = /(?<![\p{L}\d.,:/-])(\d{4,6})(,? (?:no|en (?:vez|lugar) de)(?: a| es| los)? )(\d{4,6})(?![\p{L}\d])/giu;
const GROUPED = /\d[.,]\d{3}(?!\d)/g;
/** '$ 31.000 transf' */
const PAID = String.raw`(?: (?:en |con |por )?(?:efvo|efectivo|contado|transf\p{L}*))?`;
/** A line with a name, and a price at its end. */
const LISTED = new RegExp(String.raw`\p{L}.*(?:(?:\$ ?|\d[.,]|${SIZED})\d{3}|\d{4,6}|\d ?k)${PAID}[^\p{L}\d]*$`, 'iu');
/** At the end of a line that has another price: 'Whey 1 kg 31000 (antes 26.900)'. */
const FORMER = /\((?:antes|anterior|estaba|costaba|val[ií]a|sal[ií]a|dec[ií]a)(?!\p{L})[^()]*\)[^\p{L}\d]*$/iu;

/**
 * The lines of a message whose prices have groups and a sign where others have them: '28500' or '8,4k' at the end of a line
 * above or below one that ends with a price.
 */
export function withSignedAmounts(lines: readonly string[]): string[] {
  const sign = lines.some((line) => SIGNED.test(line)) ? '$ ' : '';
  if (!lines.some((line) => WRITTEN.test(line))) return [...lines];
  const isWritten = (line: string) => (sign === '' ? WRITTEN : SIGNED).test(line);
  const pesosOf = (digits: string) => sign + inDigits(Number(digits));
  const withSeveral = (line: string) =>
    hasSeveral(line) ? line.replace(ONE_OF_SEVERAL, (price) => price.replace(/^\d{4,6}/, pesosOf)) : line;
  const short = lines.map((line) => (line.length > LONGEST_ROW ? '' : line));
  const isBelowListed = belowListed(short);
  const isAboveListed = belowListed(short.toReversed()).toReversed();
  return lines.map((written, at) => {
    const line = written.replace(DENIED, (_, right, no, wrong) => pesosOf(right) + no + pesosOf(wrong));
    if (line.length > LONGEST_ROW && !SIGNED.test(line) && isDictated(line)) return line.replace(DICTATED, pesosOf);
    const isListed = isBelowListed[at] || isAboveListed[at];
    if (short[at] === '' || !isListed || PRICE_ALONE.test(short[at + 1] ?? '')) return line;
    const sized = SIGNED.test(line) ? line : withSeveral(line).replace(BEHIND_SIZE, pesosOf);
    if (isWritten(line.replace(FORMER, '')) || SIGNED.test(sized.replace(FORMER, ''))) return sized;
    return sized.replace(UNSIGNED, (_, pesos?: string, thousands?: string, grouped?: string) => {
      return sign + (grouped ?? inDigits(thousands === undefined ? Number(pesos) : toPesos(thousands)));
    });
  });
}

/** Which lines follow one of the list, perhaps with others between that say what is not sold: 'el zinc no hay'. */
function belowListed(lines: readonly string[]): boolean[] {
  let isBelow = false;
  return lines.map((line) => {
    const wasBelow = isBelow;
    isBelow = LISTED.test(line) || (isBelow && splitUnavailable(normalizeText(line)) !== undefined);
    return wasBelow;
  });
}

/** Whether a paragraph has several prices in groups, or one beside many others. */
function isDictated(line: string): boolean {
  const grouped = line.match(GROUPED)?.length ?? 0;
  const others = line.match(DICTATED)?.length ?? 0;
  return grouped >= SEVERAL || (grouped > 0 && others >= 2 * SEVERAL);
}

/** Whether a line has several prices: three or more, or each but the last before a comma or, behind one, another size. */
function hasSeveral(line: string): boolean {
  const found = [...line.matchAll(ONE_OF_SEVERAL)];
  const prices = found.map(([price]) => Number(price.replaceAll(/\D/g, '')));
  const areSized = found.every(({ index }) => ENDS_WITH_SIZE.test(line.slice(0, index)));
  const areApart = found.slice(0, -1).every(({ 0: price, index }) => {
    const behind = line.slice(index + price.length);
    return behind.startsWith(',') || (areSized && BEGINS_WITH_SIZE.test(behind));
  });
  const isEnd = line.trimEnd().endsWith(found.at(-1)?.[0] ?? ' ');
  const areAlike = Math.max(...prices) < (areSized ? FARTHEST_OF_SIZES : FARTHEST) * Math.min(...prices);
  return found.length > 1 && (found.length >= SEVERAL || areApart) && isEnd && areAlike;
}
