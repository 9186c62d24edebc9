import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { canonicalWord, stemWord } from '../text/word-forms.ts';

/** Tells whether a text may be part of a product's name: it has a word of the catalogue, or an amount. */
export type IsName = (text: string) => boolean;

/** Whether a text has a word or an amount of the catalogue, and whether it is nothing but the name of a product. */
export type NameLookup = { hasWord: (text: string) => boolean; isProduct: (text: string) => boolean };

/** Shorter words stand in every text. */
const LEAST_LETTERS = 4;

export function toNameTest(products: readonly CatalogueProduct[]): IsName {
  const known = new Set(products.flatMap(({ name, brand, flavors }) => [name, brand, ...flavors].flatMap(stemsOf)));
  return (text) => {
    const bare = normalizeText(text);
    return takeQuantities(bare).rest !== bare || stemsOf(bare).some((stem) => known.has(stem));
  };
}

function stemsOf(text: string): string[] {
  const words = normalizeText(text).match(/\p{L}+/gu) ?? [];
  return words.filter(({ length }) => length >= LEAST_LETTERS).map((word) => stemWord(canonicalWord(word)));
}
