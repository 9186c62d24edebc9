import { type TextItem, type TextPage, toTextLines, toUpright } from '../page/text-page.ts';

/** Words of one line without a wide gap; lengths in points, `y` is the line it stands on. */
export type PageWord = { text: string; left: number; right: number; y: number; size: number };

/** The words of an upright page by lines, each from left to right; prices are apart from other text. */
export type WordPage = { width: number; height: number; lines: PageWord[][] };

/** Gaps in sizes of letters: a space between words, and one that parts columns. */
const SPACE_GAP = 0.16;
const COLUMN_GAP = 0.65;

const PRICE =
  /(?:(?:u\$[sd]|us\$|usd|\$|ars)\s*)?(?<![\d.,/])(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{3,}[.,]\d{2}|\d{4,6})(?![\d/]|[.,]\d)(?:\s*(?:,-|\.-|-))?|(?:u\$[sd]|us\$|usd|\$)\s*\d+(?:[.,]\d{1,2})?/gi;
const WHOLE_PRICE = new RegExp(`^(?:${PRICE.source})$`, 'i');
/** Dots that lead the eye from a name to its price. */
const LEADERS = /(?:\s*[.·_…]){3,}\s*|^[\s$:=\-–—]+$/g;

/** The text of a page by lines, as a reader sees it; programs set words, letters or whole lines at once. */
export function toWordPage(page: TextPage): WordPage {
  const { width, height, items } = toUpright(page);
  const lines = toTextLines(items.filter(({ struck }) => struck !== true));
  return { width, height, lines: lines.map((line) => toWords(line).flatMap(splitAtPrices)) };
}

/** Whether a word is an amount of money and nothing else. */
export function isPriceWord({ text }: Pick<PageWord, 'text'>): boolean {
  return WHOLE_PRICE.test(text);
}

function toWords(items: readonly TextItem[]): PageWord[] {
  const words: PageWord[] = [];
  for (const { text, x: left, y, width, size } of items.toSorted((a, b) => a.x - b.x)) {
    const [last, right] = [words.at(-1), left + width];
    const gap = last && (left - last.right) / size;
    if (last === undefined || gap === undefined || gap > COLUMN_GAP) {
      words.push({ text: text.trim(), left, right, y, size });
    } else {
      last.text = gap > SPACE_GAP || text.startsWith(' ') ? `${last.text} ${text.trim()}` : last.text + text.trim();
      last.right = Math.max(last.right, right);
    }
  }
  return words;
}

/** Cuts a text before and after each price in it, with letters of equal width. */
function splitAtPrices(word: PageWord): PageWord[] {
  const letter = (word.right - word.left) / Math.max(1, word.text.length);
  const parts: PageWord[] = [];
  const add = (from: number, to: number) => {
    const text = word.text.slice(from, to).replace(LEADERS, ' ').trim();
    if (text === '') return;
    const indent = word.text.slice(from, to).indexOf(text.slice(0, 1));
    const left = word.left + (from + Math.max(0, indent)) * letter;
    parts.push({ ...word, text, left, right: left + text.length * letter });
  };
  let end = 0;
  for (const { 0: price, index } of word.text.matchAll(PRICE)) {
    add(end, index);
    end = index + price.length;
    add(index, end);
  }
  add(end, word.text.length);
  return parts;
}
