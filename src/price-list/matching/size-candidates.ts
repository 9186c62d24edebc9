import type { ItemName, NameWord } from '../similarity/item-name.ts';
import { compareSizes } from '../similarity/size-similarity.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';
import type { NormalizedProduct } from './normalize.ts';

type Candidates = readonly NormalizedProduct[];

/**
 * Tells which of a brand's products can have the size of a row. Worked out once for all rows of that size: a long list
 * and a large shop make millions of pairs.
 */
export function createSizeFilter(): (row: ItemName, among: Candidates) => Candidates {
  const known = new WeakMap<Candidates, Map<string, Candidates>>();
  return (row, among) => {
    const sized = known.get(among) ?? new Map<string, Candidates>();
    known.set(among, sized);
    const size = JSON.stringify([row.quantities, row.words.filter(isBare).map(({ text }) => text)]);
    const fitting = sized.get(size) ?? among.filter(({ name }) => compareSizes(row, name) !== undefined);
    sized.set(size, fitting);
    return fitting;
  };
}

function isBare({ text }: NameWord): boolean {
  return /^\d+$/.test(text) || GARMENT_SIZES.includes(text);
}
