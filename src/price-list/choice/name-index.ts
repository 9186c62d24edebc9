import { brandsOf } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { findRowBrand } from '../matching/row-brand.ts';
import type { NameLookup } from '../sentences/sentence-names.ts';
import { NEARLY_ALL } from '../shares.ts';
import { createNameCompletion } from '../similarity/name-completion.ts';
import { unifySpellings } from '../similarity/spellings.ts';
import { isOf, isOnePiece, takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, canonicalWord, STOP_WORDS, stemWord } from '../text/word-forms.ts';

/** Counts the products of the catalogue that rows name, whatever the order of the words: quick, and near enough to rank. */
export function createRowIndex(products: readonly CatalogueProduct[]): (rows: readonly ListRow[]) => number {
  const brands = brandsOf(products);
  const keyOf = createKeys(products, { withColors: false });
  const known = new Set(products.flatMap(({ brand, name }) => [keyOf(name), `${brand}: ${keyOf(name)}`]));
  return (rows) => {
    const said = new Map<string, number>();
    for (const row of rows) {
      const own = keyOf(row.text);
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

/** Tells whether a text has a word or an amount of the catalogue, and whether it is nothing but the name of a product. */
export function createNameLookup(products: readonly CatalogueProduct[]): NameLookup {
  const keyOf = createKeys(products);
  const wholeKeyOf = createKeys(products, { withUnknown: true });
  const known = new Set(products.map(({ name }) => wholeKeyOf(name)));
  const first = new Set(products.map(({ name }) => normalizeText(name).split(' ')[0]));
  return {
    beginsName: (word) => first.has(word),
    hasWord: (text) => keyOf(text) !== '',
    isProduct: (text) => known.has(wholeKeyOf(text)),
    complete: createNameCompletion(products),
  };
}

/** Gives names with the same words of the catalogue, or the same words at all, and the same amounts one key. */
function createKeys(
  products: readonly CatalogueProduct[],
  { withUnknown = false, withColors = true } = {},
): (name: string) => string {
  const brandWords = new Set(brandsOf(products).flatMap(({ words }) => words));
  const vocabulary = new Set(products.flatMap(({ name }) => nameParts(name, brandWords).stems));
  const keys = new Map<string, string>();
  return (name) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const { stems, amounts } = nameParts(name, brandWords);
    const told = stems.filter(
      (stem) => (withUnknown || vocabulary.has(stem)) && (withColors || !COLOR_STEMS.has(stem)),
    );
    const key = [...new Set(told)].sort().concat(amounts).join(' ');
    keys.set(name, key);
    return key;
  };
}

const COLOR_STEMS = new Set([...COLOR_WORDS].map(stemWord));

/** The logarithms of a mass in grams and in pounds, each rounded, differ by less. */
const SAME_MASS = 0.01;

type NameParts = { stems: string[]; amounts: string[] };

function nameParts(name: string, brandWords: ReadonlySet<string>): NameParts {
  const { quantities, rest } = takeQuantities(unifySpellings(normalizeText(name)));
  const says = (word: string) => !STOP_WORDS.has(word) && !FLAVOR_WORDS.has(word) && !brandWords.has(word);
  const words = (rest.match(/\p{L}+|\d+/gu) ?? []).filter(says);
  // '2 lb (908 g)' is one amount.
  const masses = new Set(quantities.filter(isOf('mass')).map(({ amount }) => Math.round(Math.log(amount) / SAME_MASS)));
  const others = quantities.filter((one) => one.kind !== 'mass' && !isOnePiece(one));
  // How many servings that makes need not be said.
  const isTold = masses.size > 0 || others.some(isOf('pieces', 'capsules', 'tablets'));
  const counts = others.filter(({ kind }) => kind !== 'servings' || !isTold).map(({ amount }) => amount);
  return {
    stems: words.map((word) => stemWord(canonicalWord(word))),
    amounts: [...masses, ...counts].toSorted((a, b) => a - b).map(String),
  };
}
