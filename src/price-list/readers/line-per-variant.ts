import { isVariantHeader } from '../column-headers/column-header.ts';
import { isPriced, type PrintedLine, SPACE, shift, textOf, type Word } from '../layout/printed-line.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { hasSize } from '../sizes/quantities.ts';
import { APART } from './price-labels.ts';

/** Gives each price behind a size or flavor a line with the name: 'Lino 250 g $ 9.000 / 500 g $ 16.000'. */
export function withLinePerVariant(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.flatMap((line) => {
    const groups = groupAdjacent(line.words, (_, before) => !before.amount);
    const own = groups.filter((words) => isPriced({ words }));
    if (own.length < 2 || own.some((words) => words.length < 2)) return [line];
    const priced = own.map(splitVariant);
    const [name = [], ...others] = priced.map(({ before }) => before);
    const areAll = priced.every(({ variant }) => variant.length > 0) && others.every((words) => words.length === 0);
    if (!areAll || !areDistinct(priced) || !areNear(priced)) return [line];
    const rest = groups.slice(priced.length).flat();
    const edge = priced.at(-1)?.price?.right ?? 0;
    // In the columns of the other rows: right behind the name, and at the right edge.
    return priced.flatMap(({ variant: [first, ...more], price }) => {
      if (!first || !price) return [];
      const by = name.length === 0 ? 0 : (name.at(-1)?.right ?? 0) + SPACE * first.size - first.left;
      const size = [first, ...more].map((word) => shift(word, by));
      return { ...line, words: [...name, ...size, shift(price, edge - price.right), ...rest] };
    });
  });
}

type PricedWords = { before: readonly Word[]; variant: readonly Word[]; price: Word | undefined };

/** 'Coco 12 u' has a flavor before its size, which tells products apart. */
function isVariant(text: string): boolean {
  return isVariantHeader(text) && (!/\d/.test(text) || /^(?:\d|x|por|talles?)/i.test(text));
}

/** The words up to a price, and the size or flavor right before it. */
function splitVariant(words: readonly Word[]): PricedWords {
  const text = words.slice(0, -1).filter((word) => /[\p{L}\d]/u.test(word.text));
  const from = text.findIndex((_, at) => isVariant(textOf(text.slice(at))));
  const end = from < 0 ? text.length : from;
  return { before: text.slice(0, end), variant: text.slice(end), price: words.at(-1) };
}

/** Only sizes or only flavors, each once. */
function areDistinct(priced: readonly PricedWords[]): boolean {
  const texts = priced.map(({ variant }) => textOf(variant));
  return new Set(texts).size === texts.length && new Set(texts.map(hasSize)).size === 1;
}

function areNear(priced: readonly PricedWords[]): boolean {
  return priced.every(({ variant: [first] }, at) => {
    const last = priced[at - 1]?.price;
    return !first || !last || first.left - last.right < APART * last.size;
  });
}
