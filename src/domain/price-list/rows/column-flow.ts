import { type BrandNames, brandWords, tellingWords } from '../words/brand-names.ts';
import { TRADE } from '../words/words.ts';
import type { ListRow, PriceList } from './list-row.ts';

/**
 * The reading that the names of products bear out, of a list whose columns may go on in the next column or, as tables
 * that stand side by side, in the same one of the next page. Where both could be, rows that change their brand with it
 * have none.
 */
export function flowingReading({ next, same }: { next: PriceList; same: PriceList }, brands: BrandNames): PriceList {
  const differing = next.rows.filter((row, index) => row.headingBrand !== same.rows[index]?.headingBrand);
  // Tables of their own begin with a brand each.
  const begun = same.rows.every(
    (row, index) => row.headingBrand !== undefined || next.rows[index]?.headingBrand === undefined,
  );
  if (differing.length === 0 || !begun || next.rows.length !== same.rows.length) return next;
  const [against, againstSame] = [contradictions(next.rows, brands), contradictions(same.rows, brands)];
  if (against !== againstSame) return against < againstSame ? next : same;
  const unsure = new Set(differing.map(({ index }) => index));
  return { ...next, rows: next.rows.map((row) => (unsure.has(row.index) ? { ...row, headingBrand: null } : row)) };
}

/** How many rows hold a word of a brand under the heading of another. */
function contradictions(rows: readonly ListRow[], brands: BrandNames): number {
  const telling = brands.map(({ name }) => ({ name, words: tellingWords(name).filter((word) => !TRADE.has(word)) }));
  return rows.filter(({ text, headingBrand }) => {
    const words = new Set(brandWords(text));
    const held = telling.filter((brand) => brand.words.some((word) => words.has(word)));
    return headingBrand !== undefined && held.length > 0 && !held.some(({ name }) => name === headingBrand);
  }).length;
}
