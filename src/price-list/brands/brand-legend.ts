import { normalizeText } from '../text/normalize-text.ts';
import { type BrandNames, brandWords, findBrands } from './brand-names.ts';

/** What a list writes in place of brands: 'qbn' → 'Quebrada Nutrition'. */
export type BrandLegend = ReadonlyMap<string, string>;

/** Letters of the longest short form. */
const MAX_LETTERS = 5;
/** Fewer are words that happen to stand before brands. */
const LEAST_ENTRIES = 3;

/** The short forms that a list explains, each right before its brand: 'QBN Quebrada Nutrition · TCL: Tacuru Labs'. */
export function readBrandLegend(texts: readonly string[], brands: BrandNames): BrandLegend {
  const legend = new Map<string, string>();
  for (const text of texts) {
    const words = brandWords(text);
    const printed = text.match(/[\p{L}\d]+/gu) ?? [];
    for (const { name, from } of findBrands(words, brands)) {
      const short = words.length === printed.length ? printed[from - 1] : undefined;
      if (short !== undefined && short.length <= MAX_LETTERS && /^\p{Lu}[\p{Lu}\d]+$/u.test(short))
        legend.set(normalizeText(short), name);
    }
  }
  return legend.size >= LEAST_ENTRIES ? legend : new Map();
}
