import { editDistance } from '#domain/search/edit-distance.ts';
import { type BrandNames, distinctiveWords, findBrands, toBrandNames } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { type ItemName, type NameWord, parseName } from '../similarity/item-name.ts';
import { wordsKey } from '../similarity/name-similarity.ts';
import { holdsAny } from '../similarity/size-similarity.ts';
import { splitVarieties } from '../similarity/varieties.ts';
import type { Quantities } from '../sizes/quantity-kinds.ts';
import { stemWord } from '../text/word-forms.ts';
import type { NormalizedProduct, NormalizedRow } from './normalized.ts';
import { findRowBrand } from './row-brand.ts';

export function normalizeProducts(products: readonly CatalogueProduct[]): NormalizedProduct[] {
  const names = new Map(products.map((product) => [product, withoutBrand(parseName(product.name), product.brand)]));
  const known = new Set([...names.values()].flatMap(({ words }) => words.map(({ text }) => text)));
  const called = new Set([...names.values()].map(({ words }) => wordsKey(words)));
  return products.map((product, at) => ({
    at,
    product,
    name: names.get(product) ?? parseName(product.name),
    given: {
      brand: new Set(distinctiveWords(product.brand)),
      category: new Set(parseName(product.category).words.map(({ text }) => stemWord(text))),
      flavors: new Set(product.flavors.flatMap((flavor) => parseName(flavor).words.map(({ text }) => stemWord(text)))),
      noted: NONE,
      known,
      names: called,
    },
  }));
}

const NONE: ReadonlySet<string> = new Set();

function withoutBrand(name: ItemName, brand: string): ItemName {
  const names = toBrandNames([brand]);
  // 'Whey & Co' has no word between its two.
  const joined = name.words.filter(({ text }) => text !== '+');
  const among = (words: readonly string[]) => findBrands(words, names)[0];
  const found = among(joined.map(({ written }) => written)) ?? among(joined.map(({ text }) => text));
  const [first, last] = found
    ? [joined[found.from], joined[found.to - 1]].map((word) => word && name.words.indexOf(word))
    : [];
  const rest =
    first === undefined || last === undefined
      ? name.words
      : name.words.flatMap((word, at) => (at < first ? word : at > last ? { ...word, part: word.part + 1 } : []));
  // A product may be called as its brand is: 'Max Protein' of Max Protein Lab.
  const [words = name.words] = [withoutShort(rest, distinctiveWords(brand)), rest].filter((some) => some.length > 0);
  return { ...name, words };
}

/** 'Oro Verde' of Oro Verde Foods; a single word may be the product's. */
function withoutShort(words: readonly NameWord[], telling: readonly string[]): NameWord[] {
  if (telling.length < 2) return [...words];
  const at = words.findIndex((_, from) => telling.every((one, index) => isWord(words[from + index], one)));
  return at < 0 ? [...words] : withoutShort(words.toSpliced(at, telling.length), telling);
}

function isWord(word: NameWord | undefined, text: string): boolean {
  if (word === undefined) return false;
  return word.text === text || word.written === text || (text.length >= 6 && editDistance(word.written, text, 1) <= 1);
}

export function normalizeRow(
  row: ListRow,
  { brands, title }: { brands: BrandNames; title: string | undefined },
): NormalizedRow {
  const brand = findRowBrand(row, { brands, title });
  const { text, varieties } = splitVarieties(row.text);
  const whole = parseName(text);
  const name = brand ? withoutBrand(whole, brand) : whole;
  const notes = [...row.notes, ...varieties].map(parseName);
  const noted = new Set(notes.flatMap(({ words }) => words.map(({ text }) => stemWord(text))));
  const [sized] = notes.filter(({ quantities }) => holdsAny(quantities));
  const quantities =
    sized && !holdsAny(name.quantities) ? withSizeOf(name.quantities, sized.quantities) : name.quantities;
  // A long number is what another column says.
  const own = name.words.filter(({ text }) => !/^\d{6,}$/.test(text));
  const words = row.section === 'combos' && !name.combo ? [COMBO, ...own] : own;
  return { row, name: { quantities, words, combo: name.combo || row.section === 'combos' }, noted, notes, brand };
}

/** The small print tells how many pieces there are, the name how strong they are. */
function withSizeOf({ dose, units, percent, length }: Quantities, small: Quantities): Quantities {
  const or = (own: number[], other: number[]) => (own.length > 0 ? own : other);
  return {
    ...small,
    dose: or(dose, small.dose),
    units: or(units, small.units),
    percent: or(percent, small.percent),
    length: or(length, small.length),
  };
}

const COMBO = { text: 'combo', written: 'combo', short: false, apart: false, part: -1 };
