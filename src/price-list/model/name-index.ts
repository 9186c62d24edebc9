import { toBrandNames } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { findRowBrand } from '../matching/row-brand.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { canonicalWord, STOP_WORDS, stemWord } from '../text/word-forms.ts';

/** Counts the names that the catalogue has word for word, whatever their order, brand and flavor: quick, and near enough to rank. */
export type CountKnown = (names: readonly string[]) => number;

export function createNameIndex(products: readonly CatalogueProduct[]): CountKnown {
  const keyOf = createKeys(products);
  const known = new Set(products.map(({ name }) => keyOf(name)));
  return (names) => new Set(names.map(keyOf).filter((key) => known.has(key))).size;
}

/** The same of rows: of half a name where its brand is another's, or none is told. */
export function createRowIndex(products: readonly CatalogueProduct[]): (rows: readonly ListRow[]) => number {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const keyOf = createKeys(products);
  const known = new Set(products.flatMap(({ brand, name }) => [keyOf(name), `${brand}: ${keyOf(name)}`]));
  return (rows) => {
    const said = rows.flatMap((row) => {
      const key = keyOf(row.text);
      if (!known.has(key)) return [];
      const brand = findRowBrand(row, { brands, title: undefined });
      return [key, `${brand}: ${key}`].filter((one) => known.has(one));
    });
    return new Set(said).size / 2;
  };
}

function createKeys(products: readonly CatalogueProduct[]): (name: string) => string {
  const brandWords = new Set(toBrandNames(products.map(({ brand }) => brand)).flatMap(({ words }) => words));
  const keys = new Map<string, string>();
  return (name) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = nameKey(name, brandWords);
    keys.set(name, key);
    return key;
  };
}

function nameKey(name: string, brandWords: ReadonlySet<string>): string {
  const { quantities, rest } = takeQuantities(normalizeText(name));
  const says = (word: string) => !STOP_WORDS.has(word) && !FLAVOR_WORDS.has(word) && !brandWords.has(word);
  const words = (rest.match(/\p{L}+|\d+/gu) ?? []).filter(says);
  const stems = [...new Set(words.map((word) => stemWord(canonicalWord(word))))].sort();
  const { mass, ...others } = quantities;
  const amounts = [...mass.map(({ mg }) => Math.round(mg / 1000)), ...Object.values(others).flat()];
  return [...stems, ...amounts.toSorted((a, b) => a - b)].join(' ');
}
