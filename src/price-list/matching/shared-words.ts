import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
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
  const byBrand = Map.groupBy(rows, ({ brand }) => brand);
  const shared = new Map([...byBrand].map(([brand, own]) => [brand, sharedBy(own, known)]));
  return rows.map((row) => {
    const { name, brand } = row;
    // Of rows without a brand it may be that of goods that the shop does not have.
    const common = brand ? shared.get(brand) : undefined;
    const words = name.words.filter(({ text }) => !common?.has(text));
    return { ...row, name: { ...name, words } };
  });
}

/** The one word in nearly all names of several kinds of goods; several are what is said of them: 'nueva fórmula'. */
function sharedBy(rows: readonly NormalizedRow[], known: ReadonlySet<string>): ReadonlySet<string> {
  const names = rows.map(({ name }) => [...new Set(name.words.map(({ text }) => text))]);
  const kinds = new Set(names.map(([first]) => first));
  if (kinds.size < SEVERAL) return new Set();
  const counts = new Map<string, number>();
  for (const word of names.flat())
    if (!known.has(word) && !STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const shared = [...counts].flatMap(([word, count]) => (count >= NEARLY_ALL * names.length ? word : []));
  return new Set(shared.length === 1 ? shared : []);
}
