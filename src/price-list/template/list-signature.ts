import type { TextPage } from '../page/text-page.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type PageWord, toWordPage, type WordPage } from './page-words.ts';
import { specificWords, suggestName } from './suggest-name.ts';

/** What the lists of one supplier have in common, whatever their date, prices and length. */
export type ListSignature = {
  /** Width and height of the upright pages, and the sizes of most letters, in points. */
  page: [width: number, height: number];
  sizes: number[];
  /** Words of the supplier's name in the title. */
  name: string[];
  /** Words of titles, column headers and running heads. */
  titles: string[];
  /** The lowest hashes of its other texts, without their numbers. */
  goods: number[];
};

const MAX_TITLES = 60;
const MAX_GOODS = 400;
const MAX_SIZES = 4;
/** Lines above the first price and below the last one that may be titles. */
const TITLE_LINES = 14;
const FOOTER_LINES = 3;
const MIN_WORD = 3;
/** Shorter texts are those of many suppliers. */
const MIN_LETTERS = 6;

const PRICE = /\d{1,3}(?:[.,' ]\d{3})+|\d+[.,]\d{2}(?!\d)|\$\s*\d|\s\d{4,6}$/;

export function readSignature(pages: readonly TextPage[]): ListSignature {
  const upright = pages.map(toWordPage);
  const [first] = upright;
  const texts = upright.map((page) => page.lines.map(lineText));
  const isTitle = titleTest(texts);
  const titles = new Set<string>();
  const goods = new Set<number>();
  for (const [page, { lines }] of upright.entries())
    for (const [index, cells] of lines.entries()) {
      if (isTitle(page, index)) for (const word of wordsOf(lineText(cells))) titles.add(word);
      else for (const { text } of cells) if (lettersOf(text).length >= MIN_LETTERS) goods.add(hash(lettersOf(text)));
    }
  return {
    page: [Math.round(first?.width ?? 0), Math.round(first?.height ?? 0)],
    sizes: commonSizes(upright),
    name: specificWords(suggestName(pages) ?? ''),
    titles: [...titles].slice(0, MAX_TITLES),
    goods: [...goods].toSorted((a, b) => a - b).slice(0, MAX_GOODS),
  };
}

function lineText(words: readonly PageWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Whether a line belongs to no product: it is above the first price, near the end, or on most of the pages. */
function titleTest(texts: readonly (readonly string[])[]): (page: number, index: number) => boolean {
  const firstPrice = texts[0]?.findIndex((text) => PRICE.test(text)) ?? -1;
  const titles = Math.min(TITLE_LINES, firstPrice < 0 ? TITLE_LINES : firstPrice);
  const pagesWith = new Map<string, number>();
  for (const ofPage of texts)
    for (const key of new Set(ofPage.map(titleKey))) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
  const isRepeated = (text: string) => texts.length > 1 && (pagesWith.get(titleKey(text)) ?? 0) > texts.length / 2;
  return (page, index) => {
    const text = texts[page]?.[index] ?? '';
    if (page === 0 && index < titles) return true;
    if (page === texts.length - 1 && index >= (texts[page]?.length ?? 0) - FOOTER_LINES && !PRICE.test(text))
      return true;
    return isRepeated(text) && !PRICE.test(text);
  };
}

function lettersOf(text: string): string {
  return wordsOf(text).join('');
}

function titleKey(text: string): string {
  return wordsOf(text).join(' ');
}

/** Words without digits and names of months, which change from list to list. */
function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= MIN_WORD && !/\d/.test(word) && !MONTH_NAMES.includes(word));
}

function commonSizes(pages: readonly WordPage[]): number[] {
  const letters = new Map<number, number>();
  for (const { size, text } of pages.flatMap(({ lines }) => lines.flat())) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const bySize = [...letters].toSorted(([a, most], [b, more]) => more - most || a - b);
  return bySize.slice(0, MAX_SIZES).map(([size]) => size);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
