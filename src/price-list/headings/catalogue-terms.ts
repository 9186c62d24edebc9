import { type BrandNames, brandsOf, brandWords } from '../brands/brand-names.ts';
import { brandKey } from '../brands/no-brand.ts';
import { findRowBrand } from '../brands/row-brand.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { createNameCompletion } from '../similarity/name-completion.ts';
import { createNameKeys } from '../similarity/name-keys.ts';
import { isOf, takeQuantities } from '../sizes/quantities.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS } from '../text/word-forms.ts';

export type CatalogueTerms = {
  brands: BrandNames;
  categoryWords: ReadonlySet<string>;
  /** First words of names, and words of several, that no brand has. */
  nameWords: ReadonlySet<string>;
  /** The words of the names of boxes, by their number of pieces. */
  boxes: ReadonlyMap<number, ReadonlySet<string>>;
};

export type Catalogue = CatalogueTerms & {
  /** Whether a text has a word or an amount of a name, and whether it is the whole name of a product. */
  hasWord: (text: string) => boolean;
  isProduct: (text: string) => boolean;
  /** Whether a name begins with a word: 'Miel Multifloral'. */
  beginsName: (word: string) => boolean;
  /** The product of a name with the names before it, latest last. */
  complete: ReturnType<typeof createNameCompletion>;
  /** How many products rows name, in any order of words; an estimate to rank readings. */
  countRows: (rows: readonly ListRow[]) => number;
};

export const catalogueOf = memoizeByObject((products: readonly CatalogueProduct[]): Catalogue => {
  const brands = brandsOf(products);
  const ofBrands = new Set(brands.flatMap(({ words }) => words.map(stemKind)));
  const names = products.map(({ name }) => [...new Set(brandWords(name).map(stemKind))]);
  const byWord = Map.groupBy(names.flat(), (word) => word);
  const common = [...byWord].filter(([, all]) => all.length >= SEVERAL).map(([word]) => word);
  const nameWords = [...names.flatMap((words) => words.slice(0, 1)), ...common];
  const keyOf = createNameKeys(products);
  const wholeKeyOf = createNameKeys(products, { withUnknown: true });
  const known = new Set(products.map(({ name }) => wholeKeyOf(name)));
  const first = new Set(products.map(({ name }) => normalizeText(name).split(' ')[0]));
  return {
    brands,
    categoryWords: toCategoryWords(products.map(({ category }) => category)),
    boxes: toBoxes(products),
    nameWords: new Set(nameWords.filter((word) => word.length > SEVERAL && !ofBrands.has(word))),
    hasWord: (text) => keyOf(text) !== '',
    isProduct: (text) => known.has(wholeKeyOf(text)),
    beginsName: (word) => first.has(word),
    complete: createNameCompletion(products),
    countRows: createRowCount(products),
  };
});

function createRowCount(products: readonly CatalogueProduct[]): Catalogue['countRows'] {
  const brands = brandsOf(products);
  const keyOf = createNameKeys(products, { withColors: false });
  const known = new Set(products.flatMap(({ brand, name }) => [keyOf(name), `${brandKey(brand)}: ${keyOf(name)}`]));
  return (rows) => {
    const said = new Map<string, number>();
    for (const row of rows) {
      const bare = keyOf(row.text);
      // A size in a column of its own
      const own = known.has(bare) ? bare : keyOf([row.text, ...row.notes].join(' '));
      // 'Tradicional 500 g' under 'Yerba mate' is nearly as much as a name in full.
      const key = known.has(own) ? own : keyOf(`${row.heading ?? ''} ${row.text}`);
      if (!known.has(key)) continue;
      const brand = findRowBrand(row, { brands, title: undefined });
      for (const one of [key, `${brand}: ${key}`])
        if (known.has(one)) said.set(one, Math.max(said.get(one) ?? 0, key === own ? 1 : NEARLY_ALL));
    }
    return [...said.values()].reduce((sum, weight) => sum + weight, 0) / 2;
  };
}

function toBoxes(products: readonly CatalogueProduct[]): Map<number, Set<string>> {
  const boxes = new Map<number, Set<string>>();
  for (const { name } of products) {
    const { quantities, rest } = takeQuantities(normalizeText(name));
    const words = brandWords(rest).filter((word) => !STOP_WORDS.has(word));
    for (const { amount } of quantities.filter(isOf('pieces')))
      boxes.set(amount, new Set([...(boxes.get(amount) ?? []), ...words.map(stemKind)]));
  }
  return boxes;
}

export function toCategoryWords(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => brandWords(name).map(stemKind)));
}

/** The singular of a word for a kind of product. */
export function stemKind(word: string): string {
  return word.length > 4 ? word.replace(/(?<=[lnrdz])es$|s$/, '') : word;
}
