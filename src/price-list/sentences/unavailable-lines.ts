import { splitUnavailable } from '../amounts/no-price.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { hasPesos, isAside, isPriced, type PrintedLine, textOf, type Word } from '../layout/printed-line.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { splitLacked } from './lacked-names.ts';
import { beginsWithName, namesProduct } from './sentence-names.ts';
import { mentionedBrand } from './text-headings.ts';

/** `open`: the paragraph that a line may go on. */
type Around = {
  open: { kind: string; words: readonly Word[] } | undefined;
  next: PrintedLine | undefined;
  terms: Catalogue;
};

/** Whether a text between the sentences of others says that a product is not sold: 'el pancake no viene más'. */
export function saysUnavailable(text: string, { open, terms }: Pick<Around, 'open' | 'terms'>): boolean {
  const isWithin = open?.kind === 'text' && namesProduct(textAfterPrice(open), terms);
  const said = isWithin || /\?|[:,;]\s*$/.test(text) ? undefined : splitUnavailable(normalizeText(text));
  if (!said || mentionedBrand(text, terms.brands) !== undefined) return false;
  return !namesProduct(said.behind, terms);
}

/** Whether a line without a price says what there is none of, 'Sin stock de zinc 60 caps', and neither begins nor goes on in others. */
export function saysLacked(line: PrintedLine, { open, next, terms }: Around): boolean {
  const text = textOf(line.words);
  const said = hasPesos(line) || /\?|[:,;]\s*$/.test(text) ? undefined : splitLacked(text);
  if (!said) return false;
  const isBegun = open?.kind === 'text' && namesProduct(textAfterPrice(open), terms);
  const goesOn = next !== undefined && isPriced(next) && !namesProduct(textBeforePrice(next), terms);
  if (isBegun || goesOn) return false;
  if (!/\p{L}/u.test(said.before)) return /\p{L}/u.test(said.behind);
  // 'zinc no hay' has its words in the place of a price, and is read as any row.
  const last = line.words.at(-1);
  const isRow = last?.amount !== undefined && splitLacked(last.text) !== undefined;
  return (!isRow || isAside(line)) && beginsWithName(said.before, terms) && !namesProduct(said.behind, terms);
}

export function textBeforePrice({ words }: PrintedLine): string {
  const price = words.findIndex(({ amount }) => amount !== undefined);
  return textOf(words.slice(0, price < 0 ? words.length : price)).replace(/^[^\p{L}\p{N}(]+/u, '');
}

function textAfterPrice({ words }: { words: readonly Word[] }): string {
  return textOf(words.slice(words.findLastIndex(({ amount }) => amount !== undefined) + 1));
}
