import type { ItemName } from '../similarity/item-name.ts';
import { isBareDose, sizeSimilarity } from '../similarity/size-similarity.ts';
import type { NormalizedProduct } from './normalized.ts';

type Candidates = readonly NormalizedProduct[];

/**
 * Tells which of a brand's products can have the size of a row. Worked out once for all rows of that size: a long list
 * and a large shop make millions of pairs.
 */
export function createSizeFilter(): (row: ItemName, among: Candidates) => Candidates {
  const known = new WeakMap<Candidates, Map<string, Candidates>>();
  return (row, among) => {
    if (hasBareDose(row)) return among;
    const sized = known.get(among) ?? new Map<string, Candidates>();
    known.set(among, sized);
    const size = JSON.stringify(row.quantities);
    const fitting = sized.get(size) ?? among.filter(({ name }) => canFit(row, name));
    sized.set(size, fitting);
    return fitting;
  };
}

function canFit(row: ItemName, name: ItemName): boolean {
  return hasBareDose(name) || sizeSimilarity(row.quantities, name.quantities) !== undefined;
}

function hasBareDose({ words }: ItemName): boolean {
  return words.some(({ text }) => isBareDose(text));
}
