import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';

/** The rows of each brand without a word that nearly all have and no product of the shop: 'WHEY IRV', 'CREATINA IRV'. */
export function withoutSharedWords(
  rows: readonly NormalizedRow[],
  [product]: readonly NormalizedProduct[],
): NormalizedRow[] {
  const known = product?.context.known;
  if (!known) return [...rows];
  const byBrand = Map.groupBy(rows, ({ brand }) => brand);
  const shared = new Map([...byBrand].map(([brand, own]) => [brand, sharedBy(own, known)]));
  return rows.map((row) => {
    const { name, brand } = row;
    // Where the brand is unknown the word may be one that the shop does not have.
    const common = brand ? shared.get(brand) : undefined;
    const words = name.words.filter(({ text }) => !common?.has(text));
    return { ...row, name: { ...name, words } };
  });
}

/** Several words are not a brand but said of the goods: 'nueva fórmula'. */
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
