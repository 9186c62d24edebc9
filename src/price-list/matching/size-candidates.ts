import type { ItemName, NameWord } from '../similarity/item-name.ts';
import { compareSizes } from '../similarity/size-similarity.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';
import type { NormalizedProduct } from './normalize.ts';

type Candidates = readonly NormalizedProduct[];

/**
 * The products of a brand that can have the size of a row. Worked out once for all rows of that size: a long list and a
 * large shop make millions of pairs.
 */
export function ofSize(row: ItemName, among: Candidates): Candidates {
  const known = fittingSizes(among);
  const size = JSON.stringify([row.quantities, row.words.filter(isBare).map(({ text }) => text)]);
  const fitting = known.get(size) ?? among.filter(({ name }) => compareSizes(row, name) !== undefined);
  known.set(size, fitting);
  return fitting;
}

const fittingSizes = memoizeByObject((_among: Candidates) => new Map<string, Candidates>());

function isBare({ text }: NameWord): boolean {
  return /^\d+$/.test(text) || GARMENT_SIZES.includes(text);
}
