import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';

/**
 * The rows of each brand without the words that nearly all of them share, whatever goods these are, and that no product of
 * the shop has: they tell none from another ('WHEY IRV', 'CREATINA IRV', as accounting programs shorten brands).
 */
export function withoutSharedWords(
  rows: readonly NormalizedRow[],
  [product]: readonly NormalizedProduct[],
): NormalizedRow[] {
  const known = product?.given.known;
  if (!known) return [...rows];
  const shared = new Map([...Map.groupBy(rows, ({ brand }) => brand)].map(([brand, own]) => [brand, sharedBy(own)]));
  return rows.map((row) => {
    const { name, brand } = row;
    // Of rows without a brand it may be that of goods that the shop does not have.
    const idle = brand ? shared.get(brand) : undefined;
    const words = name.words.filter(({ text }) => known.has(text) || !idle?.has(text));
    return { ...row, name: { ...name, words } };
  });
}

/** The words in nearly all names, where these are of several kinds of goods. */
function sharedBy(rows: readonly NormalizedRow[]): ReadonlySet<string> {
  const names = rows.map(({ name }) => [...new Set(name.words.map(({ text }) => text))]);
  const kinds = new Set(names.map(([first]) => first));
  if (kinds.size < SEVERAL) return new Set();
  const counts = new Map<string, number>();
  for (const word of names.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count >= NEARLY_ALL * names.length ? word : [])));
}
