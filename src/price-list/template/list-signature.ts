import { z } from 'zod';
import { textOf, toRuns } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { TextPage } from '../page/text-page.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { linesAbovePrices, specificWords, suggestName } from './suggest-name.ts';

/** What the lists of one supplier have in common, whatever their date, prices and length. */
export const listSignature = z.object({
  /** Words of the supplier's name in the title. */
  name: z.array(z.string()),
  titles: z.array(z.string()),
  /** The lowest hashes of its other texts, without their numbers. */
  goods: z.array(z.int()),
  /** Whether it has prices in dollars; what earlier versions stored does not say it. */
  inDollars: z.boolean().optional(),
  /** How it is sent; not in what earlier versions stored. */
  medium: z.enum(['message', 'sheet', 'page']).optional(),
});

export type ListSignature = z.output<typeof listSignature>;

const MAX_TITLES = 60;
const MAX_GOODS = 400;
/** Lines above the first price that may be titles. */
const TITLE_LINES = 14;
const MIN_LETTERS = 6;

export function readSignature(pages: readonly TextPage[]): ListSignature {
  // Sheets may come in another order the next time.
  const sheets = Map.groupBy(toPrintedPages(pages), ({ sheet }) => sheet);
  const parts = [...sheets.values()].map((own) => {
    const lines = own.flatMap((page) => page.lines);
    const count = Math.min(TITLE_LINES, linesAbovePrices(lines).length);
    return { heads: lines.slice(0, count), others: lines.slice(count) };
  });
  const titles = new Set(parts.flatMap(({ heads }) => heads.flatMap(({ words }) => wordsOf(textOf(words)))));
  const below = parts.flatMap(({ others }) => others.flatMap(({ words }) => toRuns(words)));
  const texts = below.map(({ text }) => wordsOf(text).join(''));
  const goods = new Set(texts.filter(({ length }) => length >= MIN_LETTERS).map(hash));
  return {
    name: specificWords(suggestName(pages) ?? ''),
    titles: [...titles].slice(0, MAX_TITLES),
    goods: [...goods].toSorted((a, b) => a - b).slice(0, MAX_GOODS),
    medium: mediumOf(pages),
  };
}

function mediumOf([first]: readonly TextPage[]): ListSignature['medium'] {
  if (first?.isMessage) return 'message';
  return first?.sheet === undefined ? 'page' : 'sheet';
}

/** Words without digits and names of months, which change from list to list. */
function wordsOf(text: string): string[] {
  const words = normalizeText(text).match(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu) ?? [];
  return words.filter((word) => !MONTH_NAMES.includes(word));
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
