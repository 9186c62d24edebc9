import { FOREIGN_CURRENCY, isGrouped, readPrintedAmount } from '../amounts/amount.ts';
import { priceLabelScore } from '../amounts/price-label-score.ts';
import { toSidewaysItems } from '../page/sideways-text.ts';
import { type TextItem, toTextLines, type UprightPage } from '../page/text-page.ts';
import { endsWithRatio } from '../sizes/amino-ratio.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText, withPlainFractions } from '../text/normalize-text.ts';
import { withoutTimestamps } from './chat-timestamps.ts';
import { splitDelimited } from './delimited-fields.ts';
import { joinLettersApart } from './letters-apart.ts';
import {
  ALIGNED,
  hasPesos,
  isAside,
  letterSize,
  type PriceAmount,
  type PrintedLine,
  TEXT_GAP,
  textOf,
  type Word,
  withoutAmounts,
} from './printed-line.ts';
import { joinRaisedCents } from './raised-cents.ts';

/** In sizes of letters: pieces of text that are nearer make one word. */
const LETTER_GAP = 0.16;
/** Words of the longest amount: 'u$s 1 200', 'sin stock hasta marzo'. */
const MAX_AMOUNT_WORDS = 4;

/** The lines of an upright page with their prices, without what is struck through. */
export function toPrintedLines(page: UprightPage, index: number): PrintedLine[] {
  const items = toTextLines([...joinRaisedCents(withoutDoubles(page.items)), ...toSidewaysItems(page)]);
  const lines = splitDelimited(items.map(toWords))
    .map((line) => line.flatMap((word, at) => splitLeaders(word, line[at - 1])))
    .filter((line) => line.length > 0);
  return withoutTimestamps(lines).flatMap((line) => {
    const all = withoutRemarks(joinAmounts(joinLettersApart(line)));
    const words = isAside({ words: all }) ? all.filter((word, at) => !isSaidPrice(word, all[at + 1])) : all;
    const [first] = words;
    return first ? [{ page: index, y: first.y, words }] : [];
  });
}

/** '(a pedido)' beside a price is a remark. */
function withoutRemarks(words: readonly Word[]): Word[] {
  const isPriced = hasPesos({ words });
  return withoutAmounts(words, ({ text, amount }) => isPriced && amount?.kind === 'none' && text.startsWith('('));
}

/** A price that somebody remembers; '¿y la de 500?' is a size, and 'Vitamina C 1000 x 60' a name. */
function isSaidPrice({ text, amount }: Word, next: Word | undefined): boolean {
  if (amount === undefined || amount.kind === 'none') return false;
  return amount.writing !== 'bare' || (/\d{4}/.test(text) && !/^x?\d/.test(next?.text ?? ''));
}

/** The same text so near is printed twice to look bold. */
function withoutDoubles(items: readonly TextItem[]): TextItem[] {
  const byText = Map.groupBy(items, ({ text }) => text);
  const isNearby = (one: TextItem, other: TextItem) =>
    Math.abs(one.x - other.x) < ALIGNED && Math.abs(one.y - other.y) < ALIGNED;
  return items.filter((item) => byText.get(item.text)?.find((one) => isNearby(one, item)) === item);
}

function toWords(items: readonly TextItem[]): Word[] {
  const words: Word[] = [];
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const letter = item.width / item.text.length;
    const { y, size, font, struck = false, isAside } = item;
    for (const { 0: printed, index } of item.text.matchAll(/\S+/g)) {
      const text = withPlainFractions(printed);
      const left = item.x + index * letter;
      const right = left + printed.length * letter;
      const last = words.at(-1);
      // A price may stand close to what it is called: 'AHORA $2.250'.
      const isPriceBehind = /^\$\d/.test(text) && /\p{L}{3}$/u.test(last?.text ?? '');
      if (last && index === 0 && left - last.right < LETTER_GAP * size && !isPriceBehind) {
        last.text += text;
        last.right = Math.max(last.right, right);
      } else {
        const joined = index > 0 && /\S\s$/.test(item.text.slice(0, index));
        words.push({ text, left, right, y, size, font, struck, joined, amount: undefined, label: '', isAside });
      }
    }
  }
  return words.filter((word, index) => !isOfStruck(word, words[index + 1]));
}

/** 'Antes' goes with the price behind it that is struck through. */
function isOfStruck({ text, struck }: Word, next: Word | undefined): boolean {
  return !struck && next?.struck === true && priceLabelScore(normalizeText(text)) < 0;
}

/** Dots or lines from a name to its price, and lines drawn with letters. */
const LEADERS = /[.·_…•]{3,}|^[.·_…•]+$|[─-╿|¦]+/g;
/** 'ARTICULO....: 003011' */
const LEADERS_TO_COLON = /[.·_…•]{3,}(?=:$)/;

/** A word without leaders; what they lead to stands apart from what is before them. */
function splitLeaders(word: Word, before: Word | undefined): Word[] {
  if (word.struck) return [];
  const isLed = /^[.·_…•]{2,}$/.test(before?.text ?? '');
  const letter = (word.right - word.left) / word.text.length;
  const bare = word.text.replace(LEADERS_TO_COLON, '').replace(LEADERS, (found) => ' '.repeat(found.length));
  return [...bare.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const left = word.left + index * letter;
    return { ...word, text, left, right: left + text.length * letter, joined: word.joined && index === 0 && !isLed };
  });
}

function joinAmounts(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = amountAt(words, at);
    const word = words[at];
    if (word) joined.push(found?.word ?? word);
    at += found?.length ?? 1;
  }
  return joined;
}

/** The longest amount that begins with a word. */
function amountAt(words: readonly Word[], at: number): { word: Word; length: number } | undefined {
  const first = words[at];
  if (!first || isAdded(words, at) || isRatio(words, at)) return undefined;
  for (let length = Math.min(MAX_AMOUNT_WORDS, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length);
    const last = own.at(-1) ?? first;
    if (own.some((word, index) => index > 0 && !isNear(own[index - 1] ?? word, word))) continue;
    const text = textOf(own);
    const [next, second] = words.slice(at + length);
    // Far behind a number its unit stands alone, and the name of another product does not.
    const isOther = next && second && !isNear(last, next) && isNear(next, second) && /^(?:x|\d)/i.test(second.text);
    const before = endsName(words, at) ? undefined : words[at - 1];
    const amount = priceAmount(text, { before, after: isOther ? undefined : next });
    // The sign at the end may be that of the next number.
    const isOfNext = length > 1 && SIGN.test(last.text) && /^\d/.test(next?.text ?? '');
    if (!amount || isOfNext) continue;
    return { word: { ...first, text, right: last.right, size: letterSize({ words: own }), amount }, length };
  }
  return undefined;
}

/** Whether the x before a number is the last word of a name: 'Pre X' and its price in the next column, 'Pre X 24570'. */
function endsName(words: readonly Word[], at: number): boolean {
  const [name, x, number] = words.slice(Math.max(0, at - 2), at + 1);
  if (!name || !x || !number || x.text.toLowerCase() !== 'x' || /^\d/.test(name.text)) return false;
  return !isNear(x, number) || MANY.test(number.text);
}

/** More pieces than any pack has. */
const MANY = /^\d{2,3}[.,]?\d{3}(?:[.,]\d{2})?$/;

/** Words of the longest name before a ratio. */
const BEFORE_RATIO = 4;

/** Whether a number is a part of a name, 'BCAA Delta 211', and no price in the next column. */
function isRatio(words: readonly Word[], at: number): boolean {
  if (!words[at]?.text.endsWith('11')) return false;
  const own = words.slice(Math.max(0, at - BEFORE_RATIO), at + 1);
  const apart = own.findLastIndex((word, index) => index > 0 && !isNear(own[index - 1] ?? word, word));
  return endsWithRatio(normalizeText(textOf(own.slice(Math.max(0, apart)))));
}

/** Whether an amount is added to a price: 'el XXL suma $ 1.500', 'subió $ 1.300'. */
function isAdded(words: readonly Word[], at: number): boolean {
  const first = SIGN.test(words[at - 1]?.text ?? '') ? at - 1 : at;
  const [before, amount] = [words[first - 1], words[first]];
  return before && amount ? isNear(before, amount) && ADDING.test(normalizeText(before.text)) : false;
}

const ADDING = /^(?:suman?|sumale|agregan?|subio):?$/;

function isNear(left: Word, right: Word): boolean {
  // A currency sign may stand far before its number.
  return SIGN.test(left.text) || right.left - left.right < TEXT_GAP * right.size;
}

const SIGN = new RegExp(String.raw`^(?:\$|ars|ar\$|gs\.?|${FOREIGN_CURRENCY})$`, 'i');

const BARE = /^\d{3,6}(?:[.,]\d{1,2})?\??$/;

type Neighbours = { before: Word | undefined; after: Word | undefined };

function priceAmount(text: string, neighbours: Neighbours): PriceAmount | undefined {
  const amount = readPrintedAmount(text);
  if (!amount || amount.kind === 'flag') return undefined;
  if (amount.kind === 'none')
    return /\p{L}{3}|^\$ ?0|^0[.,]0+$/u.test(text) ? { ...amount, writing: 'signed' } : undefined;
  if (amount.kind === 'foreign-currency' || amount.confident) return { ...amount, writing: 'signed' };
  if ((!isGrouped(text) && !BARE.test(text)) || isQuantity(text, neighbours)) return undefined;
  return { ...amount, writing: isGrouped(text) ? 'grouped' : 'bare' };
}

/** What a number counts or names something behind: 'x 1000', 'cód. 3101'. */
const NO_PRICE_BEHIND = /^\W?(?:x|por|n[°ºo]|nro|tel|cod(?:igo)?|art|sku|ref|ean|plu|id)[.:]*$/;

/** 'Vitamina C 1.000 mg', 'x 1000', '1:1000' */
function isQuantity(text: string, { before, after }: Neighbours): boolean {
  // '6 UN x 7.930,00'
  const isTimesPrice = before?.text.toLowerCase() === 'x' && /\d,\d\d$/.test(text);
  // 'es 28.900, no 28.400'
  if (before && !isTimesPrice && before.text !== 'no' && NO_PRICE_BEHIND.test(normalizeText(before.text))) return true;
  if (!after || !/^\p{L}|^%|^['"]/u.test(after.text)) return false;
  return !/[\p{L}\d]/u.test(takeQuantities(normalizeText(`${text} ${after.text}`)).rest);
}
