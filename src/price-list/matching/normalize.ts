import { distinctiveWords, findBrands, toBrandNames } from '../brands/brand-names.ts';
import type { BrandedRow } from '../brands/row-brand.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ComparisonContext } from '../similarity/comparison-context.ts';
import { impliedWords } from '../similarity/implied-words.ts';
import { type ItemName, parseName, stopWordsOf, wordsKey } from '../similarity/item-name.ts';
import { measureOf } from '../similarity/size-similarity.ts';
import { isGarment, isHeld, isStrength, type Quantities } from '../sizes/quantities.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import { stemWord } from '../text/word-forms.ts';

export type NormalizedProduct = {
  product: CatalogueProduct;
  name: ItemName;
  given: ComparisonContext;
};

/** `noted`: the flavors of its small print. */
export type NormalizedRow = BrandedRow & {
  name: ItemName;
  noted: ReadonlySet<string>;
  notes: readonly ItemName[];
};

export const normalizeProducts = memoizeByObject((products: readonly CatalogueProduct[]): NormalizedProduct[] => {
  const names = products.map(({ name, brand }) => withoutBrand(parseName(name), brand));
  const known = new Set(names.flatMap(({ words }) => words.map(({ text }) => text)));
  const called = new Map(
    [...Map.groupBy(names, ({ words }) => wordsKey(words))].map(([key, own]) => {
      return [key, new Set(own.map(({ quantities }) => measureOf(quantities)))];
    }),
  );
  const telling = tellingWords(products, names);
  const implied = impliedWords(names.map(({ words }, at) => ({ words, brand: products[at]?.brand })));
  return products.map((product, at) => ({
    product,
    name: names[at] ?? parseName(product.name),
    given: {
      brand: new Set(distinctiveWords(product.brand)),
      category: stemsOf([parseName(product.category)]),
      flavors: stemsOf(product.flavors.map(parseName)),
      noted: NONE,
      known,
      names: called,
      implied,
      telling: telling[at] ?? NONE,
    },
  }));
});

const NONE: ReadonlySet<string> = new Set();

/** Of each product the words by which alone it differs from another one of its brand. */
function tellingWords(products: readonly CatalogueProduct[], names: readonly ItemName[]): ReadonlySet<string>[] {
  const keys = names.map(({ words, quantities }, at) => {
    const amounts = quantities.map(({ kind, amount }) => `${kind} ${amount}`).sort();
    return `${products[at]?.brand} ${wordsKey(words)} ${amounts}`;
  });
  const alike = Map.groupBy(names, (_name, at) => keys[at]);
  return keys.map((key) => {
    const said = (alike.get(key) ?? []).map((name) => new Set(stopWordsOf(name)));
    return new Set(said.flatMap((own) => [...own]).filter((word) => !said.every((own) => own.has(word))));
  });
}

function stemsOf(names: readonly ItemName[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ words }) => words.map(({ text }) => stemWord(text))));
}

function withoutBrand(name: ItemName, brand: string): ItemName {
  const names = toBrandNames([brand]);
  // 'Whey & Co' has no word between its two.
  const joined = name.words.filter(({ text }) => text !== '+');
  const among = (words: readonly string[]) => findBrands(words, names)[0];
  const found = among(joined.map(({ written }) => written)) ?? among(joined.map(({ text }) => text));
  if (!found) return name;
  const own = joined.slice(found.from, found.to);
  const [first, last] = [
    name.words.findIndex((word) => own.includes(word)),
    name.words.findLastIndex((word) => own.includes(word)),
  ];
  const behind = name.words.slice(last + 1).map((word) => ({ ...word, part: word.part + 1 }));
  const rest = [...name.words.slice(0, first), ...behind];
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
      heading: row.heading === undefined ? NONE : stemsOf([parseName(row.heading)]),
    },
    noted: stemsOf(notes),
    notes,
  };
}

/** The small print tells how many pieces there are, the name how strong they are; it may tell the sizes of clothes, too. */
function withSizeOf(own: Quantities, notes: readonly ItemName[]): Quantities {
  const noted = notes.map(({ quantities }) => quantities);
  const garments = (own.some(isGarment) ? own : noted.flat()).filter(isGarment);
  const small = own.some(isHeld) ? undefined : noted.find((one) => one.some(isHeld));
  const sizes = small ? [...own.filter(isStrength), ...small] : own;
  return [...sizes.filter((one) => !isGarment(one)), ...garments];
}
