import { distinctiveWords, findBrands, toBrandNames } from '../brands/brand-names.ts';
import type { BrandedRow } from '../brands/row-brand.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ComparisonContext } from '../similarity/comparison-context.ts';
import { impliedWords } from '../similarity/implied-words.ts';
import { type ItemName, type NameWord, parseName, stopWordsOf, wordsKey } from '../similarity/item-name.ts';
import { measureOf } from '../similarity/size-similarity.ts';
import { isGarment, isHeld, isStrength, type Quantities } from '../sizes/quantities.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import { stemWord } from '../text/word-forms.ts';

export type NormalizedProduct = {
  product: CatalogueProduct;
  name: ItemName;
  context: ComparisonContext;
};

/** `noted`: the stems of its small print. */
export type NormalizedRow = BrandedRow & {
  name: ItemName;
  noted: ReadonlySet<string>;
  notes: readonly ItemName[];
};

export const normalizeProducts = memoizeByObject((products: readonly CatalogueProduct[]): NormalizedProduct[] => {
  const named = products.map((product) => ({ product, name: withoutBrand(parseName(product.name), product.brand) }));
  const names = named.map(({ name }) => name);
  const ofBrands = Map.groupBy(named, ({ product }) => product.brand);
  const ownNames = new Map([...ofBrands].map(([brand, own]) => [brand, measuresByName(own.map(({ name }) => name))]));
  const alike = Map.groupBy(named, nameKey);
  const shared = {
    noted: NONE,
    known: new Set(names.flatMap(({ words }) => words.map(({ text }) => text))),
    names: new Set(names.map(({ words }) => wordsKey(words))),
    implied: impliedWords(named.map(({ product, name }) => ({ words: name.words, brand: product.brand }))),
  };
  return named.map((one) => ({
    ...one,
    context: {
      ...shared,
      ownNames: ownNames.get(one.product.brand) ?? new Map(),
      brand: new Set(distinctiveWords(one.product.brand)),
      category: stemsOf([parseName(one.product.category)]),
      flavors: stemsOf(one.product.flavors.map(parseName)),
      telling: tellingWords(alike.get(nameKey(one)) ?? []),
    },
  }));
});

function measuresByName(names: readonly ItemName[]): ComparisonContext['ownNames'] {
  const alike = Map.groupBy(names, ({ words }) => wordsKey(words));
  return new Map(
    [...alike].map(([key, own]) => [key, new Set(own.map(({ quantities }) => measureOf(quantities)))] as const),
  );
}

const NONE: ReadonlySet<string> = new Set();

type NamedProduct = Pick<NormalizedProduct, 'product' | 'name'>;

/** Equal for products that differ by stop words only. */
function nameKey({ product, name }: NamedProduct): string {
  const amounts = name.quantities.map(({ kind, amount }) => `${kind} ${amount}`).sort();
  return `${product.brand} ${wordsKey(name.words)} ${amounts}`;
}

/** The stop words by which products differ. */
function tellingWords(alike: readonly NamedProduct[]): ReadonlySet<string> {
  const stopWords = alike.map(({ name }) => new Set(stopWordsOf(name)));
  return new Set(stopWords.flatMap((own) => [...own]).filter((word) => !stopWords.every((own) => own.has(word))));
}

function stemsOf(names: readonly ItemName[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ words }) => words.map(({ text }) => stemWord(text))));
}

function withoutBrand(name: ItemName, brand: string): ItemName {
  // 'Whey & Co' has no word between its two.
  const joined = name.words.filter(({ text }) => text !== '+');
  const [found] = findBrands(
    joined.map(({ written }) => written),
    toBrandNames([brand]),
  );
  if (!found) return name;
  const own = joined.slice(found.from, found.to);
  const isOwn = (word: NameWord) => own.includes(word);
  const behind = name.words.slice(name.words.findLastIndex(isOwn) + 1);
  const rest = [
    ...name.words.slice(0, name.words.findIndex(isOwn)),
    ...behind.map((word) => ({ ...word, part: word.part + 1 })),
  ];
  // A product may be called as its brand is: 'Max Protein' of Max Protein Lab.
  return { ...name, words: rest.length > 0 ? rest : name.words };
}

export function normalizeRow(branded: BrandedRow): NormalizedRow {
  const { row, brand } = branded;
  const whole = parseName(row.text);
  const name = brand ? withoutBrand(whole, brand) : whole;
  const notes = row.notes.map(parseName);
  const quantities = withSizeOf(name.quantities, notes);
  return {
    ...branded,
    name: {
      ...name,
      quantities,
      combo: name.combo || row.section === 'combos',
      heading: stemsOf([parseName(row.heading ?? '')]),
    },
    noted: stemsOf(notes),
    notes,
  };
}

/** The small print may have the number of pieces whose strength is in the name, or the sizes of clothes. */
function withSizeOf(own: Quantities, notes: readonly ItemName[]): Quantities {
  const noted = notes.map(({ quantities }) => quantities);
  const garments = (own.some(isGarment) ? own : noted.flat()).filter(isGarment);
  const small = own.some(isHeld) ? undefined : noted.find((one) => one.some(isHeld));
  const sizes = small ? [...own.filter(isStrength), ...small] : own;
  return [...sizes.filter((one) => !isGarment(one)), ...garments];
}
