import { type BrandNames, brandWords, distinctiveWords } from '../brands/brand-names.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { TRADE_WORDS } from '../text/word-forms.ts';

/**
 * The reading that the names of products bear out, or the catalogue's own products, of a list whose columns may go on in the next column or, as tables
 * that stand side by side, in the same one of the next page. Where both could be, rows that change their brand with it
 * have none.
 */
export function chooseReading(
  { next, same }: { next: PriceList; same: PriceList },
  { brands, sells }: { brands: BrandNames; sells: IsKnownRow },
): PriceList {
  const differing = next.rows.filter((row, index) => row.headingBrand !== same.rows[index]?.headingBrand);
  // Tables of their own begin with a brand each.
  const begun = same.rows.every(
    (row, index) => row.headingBrand !== undefined || next.rows[index]?.headingBrand === undefined,
  );
  if (differing.length === 0 || !begun || next.rows.length !== same.rows.length) return next;
  const [against, againstSame] = [contradictions(next.rows, brands), contradictions(same.rows, brands)];
  if (against !== againstSame) return against < againstSame ? next : same;
  const [repeated, repeatedSame] = [repeats(next.rows), repeats(same.rows)];
  if (Math.abs(repeated - repeatedSame) >= SEVERAL) return repeated < repeatedSame ? next : same;
  const runs = runsOf(differing.map(({ index }) => index));
  const [known, knownSame] = [next, same].map(({ rows }) => mostSold(runs, rows, sells));
  if (known === 'most' && knownSame === 'few') return next;
  if (knownSame === 'most' && known === 'few') return same;
  const unsure = new Set(differing.map(({ index }) => index));
  return { ...next, rows: next.rows.map((row) => (unsure.has(row.index) ? { ...row, headingBrand: null } : row)) };
}

/** Whether the catalogue has a product of the brand of a row with that name. */
export type IsKnownRow = (row: ListRow) => boolean;

/** Numbers that follow each other, in runs. */
function runsOf(indexes: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** So many products of a shop stand under another brand by no chance. */
const NO_CHANCE = 4;

/** Part of the products of a brand that another one of the catalogue has, too, at most. */
const FEW = 0.2;

/**
 * Whether the catalogue has most of the rows of a run, or of all that are of its brands, or few of each or of all: a supplier
 * has many of the catalogue's products, and other brands may have some that are called the same.
 */
function mostSold(runs: readonly number[][], rows: readonly ListRow[], sells: IsKnownRow): 'most' | 'few' | 'some' {
  const counts = runs.map((run) => {
    const own = run
      .flatMap((index) => rows[index] ?? [])
      .filter(({ headingBrand }) => typeof headingBrand === 'string');
    return { all: run.length, own: own.length, sold: own.filter(sells).length };
  });
  const sum = (count: (one: { all: number; own: number; sold: number }) => number) =>
    counts.reduce((total, one) => total + count(one), 0);
  const whole = { all: sum(({ all }) => all), own: sum(({ own }) => own), sold: sum(({ sold }) => sold) };
  const isMost = (of: number, sold: number) => sold >= NO_CHANCE && sold >= of / 2;
  if (isMost(whole.own, whole.sold) || counts.some(({ all, sold }) => isMost(all, sold))) return 'most';
  return whole.sold < FEW * whole.all || counts.every(({ all, sold }) => sold < all / 3) ? 'few' : 'some';
}

/** Products that are printed twice by chance are fewer. */
const SEVERAL = 2;

/** How many rows say again what another one of their brand says, at another price. */
function repeats(rows: readonly ListRow[]): number {
  const prices = new Map<string, ListRow['price']>();
  return rows.filter(({ headingBrand, text, price }) => {
    if (typeof headingBrand !== 'string' || price === undefined) return false;
    const key = `${headingBrand}: ${brandWords(text).join(' ')}`;
    const before = prices.get(key);
    prices.set(key, price);
    return before !== undefined && before !== price;
  }).length;
}

/** How many rows hold a word of a brand under the heading of another. */
function contradictions(rows: readonly ListRow[], brands: BrandNames): number {
  const telling = brands.map(({ name }) => ({
    name,
    words: distinctiveWords(name).filter((word) => !TRADE_WORDS.has(word)),
  }));
  return rows.filter(({ text, headingBrand }) => {
    const words = new Set(brandWords(text));
    const held = telling.filter((brand) => brand.words.some((word) => words.has(word)));
    return headingBrand !== undefined && held.length > 0 && !held.some(({ name }) => name === headingBrand);
  }).length;
}
