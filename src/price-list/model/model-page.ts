import { priceLabelScore } from '../amounts/price-label-score.ts';
import { joinRaisedCents } from '../cells/raised-cents.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import type { RuledLines, TextPage } from '../page/text-page.ts';
import { toUpright } from '../page/text-page.ts';
import { isPriceWord, type PageWord, toWordPage } from '../template/page-words.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Words without a wide gap; of a price with what it is called beside it, '' when nothing is printed there. */
export type ModelWord = PageWord & { isPrice: boolean; label: string };

/** Words at one height in one region of a page, from left to right. */
export type ModelLine = { y: number; page: number; words: ModelWord[] };

/** `printed` are its lines with the labels beside prices as words. */
export type ModelPage = { page: number; width: number; rules: RuledLines; lines: ModelLine[]; printed: ModelWord[][] };

/** The words of the pages; prices have the labels beside them, before or behind as the list does it. */
export function toModelPages(pages: readonly TextPage[]): ModelPage[] {
  const read = pages.map((one, page) => {
    const upright = toUpright(one);
    const { width, lines } = toWordPage({ ...upright, items: joinRaisedCents(upright.items) });
    const placed = lines.map((words) =>
      joinNumbers(words).map((word) => ({ ...word, isPrice: isPriceWord(word), label: '' })),
    );
    return { page, width, rules: upright.rules, lines: placed };
  });
  const lines = read.flatMap((page) => page.lines);
  const end = labelled(lines, 'before') >= labelled(lines, 'behind') ? 'before' : 'behind';
  return read.map((page) => ({
    ...page,
    printed: page.lines,
    lines: page.lines
      .map((line) => toLabelled(line, end))
      .flatMap((words) => (words[0] ? [{ y: words[0].y, page: page.page, words }] : [])),
  }));
}

export function hasPrice({ words }: ModelLine): boolean {
  return words.some(({ isPrice }) => isPrice);
}

type End = 'before' | 'behind';

function labelled(lines: readonly (readonly ModelWord[])[], end: End): number {
  return lines.flatMap((line) => toLabelled(line, end)).filter(({ label }) => label !== '').length;
}

/** Takes labels out of the texts beside prices. */
function toLabelled(line: readonly ModelWord[], end: End): ModelWord[] {
  const step = end === 'before' ? 1 : -1;
  const words = line.map((word) => ({ ...word }));
  for (const [index, word] of words.entries()) {
    const price = words[index + step];
    if (word.isPrice || !price?.isPrice || price.label !== '') continue;
    const { label, rest } = splitLabel(word.text, end);
    price.label = label;
    word.text = rest;
  }
  return words.filter(({ text }) => text !== '');
}

const MOST_LABEL_WORDS = 5;
/** Of a pack: part of the name. */
const PACKED = /\b(?:caja|cajon|bulto|display|pack|docena|disp)\b/;

/** 'Creatina 300 g - Público:' is a name and a label. */
function splitLabel(text: string, end: End): { label: string; rest: string } {
  const words = text.split(' ');
  for (let count = Math.min(words.length, MOST_LABEL_WORDS); count > 0; count--) {
    const run = end === 'before' ? words.slice(-count) : words.slice(0, count);
    const label = run
      .join(' ')
      .replace(/[:()[\]·|,;*-]+/g, ' ')
      .trim();
    if (!isPriceLabel(label)) continue;
    const rest = (end === 'before' ? words.slice(0, -count) : words.slice(count)).join(' ');
    return { label, rest: rest.replace(/^[\s):,;.·|-]+$|[\s(:·|-]+$/g, '').trim() };
  }
  return { label: '', rest: /^[\s():,;.·|*-]+$/.test(text) ? '' : text };
}

export function isPriceLabel(text: string): boolean {
  const bare = normalizeText(text);
  return (
    bare !== '' &&
    !/^\d/.test(bare) &&
    isColumnHeader(text) &&
    !PACKED.test(bare) &&
    (priceLabelScore(bare) !== 0 || /\bprecio|\blista\b/.test(bare))
  );
}

/** In sizes of letters: a number that is so near to the words beside it is one of them. */
const WORD_GAP = 0.65;

/** A bare number within a name is no price: 'Vitamina C 1000 mg'. */
function joinNumbers(words: readonly PageWord[]): PageWord[] {
  const joined: PageWord[] = [];
  const isNear = (left: PageWord, right: PageWord) => right.left - left.right < WORD_GAP * right.size;
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1);
    const next = words[index + 1];
    const isInside = /^\d{3,5}$/.test(word.text) && next && isNear(word, next) && /^\p{L}/u.test(next.text);
    const follows = /\p{L}.*\s\d{3,5}$/u.test(last?.text ?? '') && !isPriceWord(word);
    if (last && isNear(last, word) && !isPriceWord(last) && (isInside || follows))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${word.text}`, right: word.right });
    else joined.push(word);
  }
  return joined;
}
