import { onlyOne } from '../only-one.ts';
import { memoizeByObject, memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { BRAND_CONTEXT_WORDS, BRAND_FRAME, BRAND_GRADES, BRAND_SUFFIXES, COMMON_BRAND_WORDS } from './brand-words.ts';
import { isNoBrand } from './no-brand.ts';
import { shortenedBrand } from './shortened-brand.ts';

export type BrandNames = readonly BrandName[];

/** `telling`: the words that only this brand has; `usedBy`: the other brands with a product of this name: 'Hierro 30 comprimidos'. */
type BrandName = {
  name: string;
  words: string[];
  key: string;
  short: string;
  telling: ReadonlySet<string>;
  usedBy: ReadonlySet<string>;
};

export type BrandMention = { name: string; from: number; to: number };

export function brandWords(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\d]+/gu) ?? [];
}

/** The brands of the products of a shop. A word in names of other brands' products tells none: 'Mega' beside a 'Mega Mass'. */
export const brandsOf = memoizeByObject((products: readonly { name: string; brand: string }[]): BrandNames => {
  const uses = products.flatMap(({ name, brand }) => brandWords(name).map((word) => ({ word, brand })));
  const usesByWord = Map.groupBy(uses, ({ word }) => word);
  const brands = toBrandNames(
    products.flatMap(({ brand }) => (isNoBrand(brand) ? [] : brand)),
    (word, name) => usesByWord.get(word)?.some(({ brand }) => brand !== name) ?? false,
  );
  const named = products.flatMap(({ name, brand }) => brandsIn(name, brands).map((found) => ({ found, user: brand })));
  return brands.map((one) => {
    const ofOthers = named.filter(({ found, user }) => found === one.name && user !== one.name);
    return { ...one, usedBy: new Set(ofOthers.map(({ user }) => user)) };
  });
});

export function toBrandNames(
  names: Iterable<string>,
  isOfOthers: (word: string, brand: string) => boolean = () => false,
): BrandNames {
  return [...new Set(names)].flatMap((name): BrandName[] => {
    const words = brandWords(name);
    const own = words.filter((word) => !COMMON_BRAND_WORDS.has(word));
    const key = words.join('');
    const telling = new Set(own.filter((word) => word.length > 3 && !isOfOthers(word, name)));
    return key === '' ? [] : [{ name, words, key, short: own.join('') || key, telling, usedBy: new Set() }];
  });
}

/** Words of a brand that tell it from others: 'titanio' of Titanio Labs. */
export function distinctiveWords(brand: string): string[] {
  return brandWords(brand).filter((word) => !COMMON_BRAND_WORDS.has(word) && word.length >= 3);
}

function memoizeByBrands<Value extends object | null>(read: (text: string, brands: BrandNames) => Value): typeof read {
  const readerOf = memoizeByObject((brands: BrandNames) => memoizeByText((text) => read(text, brands)));
  return (text, brands) => readerOf(brands)(text);
}

/** The names of the brands whose whole names are in a text. */
export const brandsIn = memoizeByBrands((text, brands) => findBrands(brandWords(text), brands).map(({ name }) => name));

/** These brands, each with what is printed before and behind it. */
export const brandsWithin = memoizeByBrands((text, brands) => {
  const printed = [...text.matchAll(/[\p{L}\d][\p{L}\p{M}\d]*/gu)];
  const words = printed.map(([word]) => normalizeText(word));
  return findBrands(words, brands).map(({ name, from, to }) => {
    const last = printed[to - 1];
    const end = last ? last.index + last[0].length : text.length;
    const sides = { before: text.slice(0, printed[from]?.index), behind: text.slice(end) };
    return { name, ...sides, wordBefore: printed[from - 1]?.[0] };
  });
});

const brandsByKey = memoizeByObject((brands: BrandNames) => Map.groupBy(brands, ({ key }) => key));

/** The brands whose whole names are among the words, apart or together; of overlapping ones the longer. */
export function findBrands(words: readonly string[], brands: BrandNames): BrandMention[] {
  const found: BrandMention[] = [];
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      joined += words[to - 1];
      for (const { name } of brandsByKey(brands).get(joined) ?? []) found.push({ name, from, to });
    }
  }
  const length = ({ from, to }: BrandMention) => to - from;
  const isPart = (one: BrandMention) =>
    found.some((other) => other.from <= one.from && other.to >= one.to && length(other) > length(one));
  return found.filter((one) => !isPart(one));
}

/** The only brand that a heading or a cell is about, by its whole name or a part that only it has. */
export const saidBrand = memoizeByBrands((text, brands): SaidBrand | null => {
  const words = brandWords(text);
  const joined = words.join('');
  const isAddition = (rest: string) => COMMON_BRAND_WORDS.has(rest) || BRAND_CONTEXT_WORDS.has(rest);
  // Letters set apart make no words: 'U LT R A 9'; joined they make one of several: 'TARVOKUSA'.
  const isSaid = ({ key }: BrandName) =>
    key === joined || (words.length === 1 && joined.startsWith(key) && isAddition(joined.slice(key.length)));
  const whole = onlyOne(brands.filter(isSaid));
  if (whole) return { name: whole.name, rest: [] };
  const found = findBrands(words, brands);
  if (found.length > 0) {
    const name = onlyOne(found.map((one) => one.name));
    const rest = words.filter((_, at) => found.every(({ from, to }) => at < from || at >= to));
    // 'Delta Gold' is not the brand Delta.
    return name === undefined || rest.some((word) => BRAND_GRADES.has(word)) ? null : { name, rest };
  }
  const own = words.filter((word) => !isCommon(word) && !BRAND_CONTEXT_WORDS.has(word));
  const bare = own.join('');
  const short = onlyOne(
    brands.filter((brand) => bare.length >= 3 && brand.short === bare && !isOtherKind(words, brand)),
  );
  const isOfName = (word: string) => own.includes(word) || short?.words.some((one) => one.startsWith(word));
  if (short) return { name: short.name, rest: words.filter((word) => !isOfName(word)) };
  const shortened = shortenedBrand(words, brands);
  return shortened === undefined ? null : { name: shortened, rest: [] };
});

export type SaidBrand = { name: string; rest: readonly string[] };

/** 'Pampa Natural' is not Pampa Fit, nor 'Huella Fit' La Huella, though none of those words tells a brand alone. */
function isOtherKind(words: readonly string[], { words: whole }: BrandName): boolean {
  const said = words.filter((word) => isCommon(word) && !BRAND_SUFFIXES.has(word));
  return said.length > 0 && said.every((word) => whole.every((own) => own.slice(0, 3) !== word.slice(0, 3)));
}

/** The brand of a cell, which has nothing else: 'Delta Farma' is not the brand Delta either. */
export function brandOfCell(text: string, brands: BrandNames): string | undefined {
  const said = saidBrand(text, brands);
  const isOfOther = (word: string) => /^\p{L}{3,}$/u.test(word) && !isCommon(word) && !BRAND_CONTEXT_WORDS.has(word);
  const others = said?.rest.filter(isOfOther) ?? [];
  return others.length > 0 && others.length <= 2 ? undefined : said?.name;
}

/** The brand of a text with nothing else, as the name of a product has: 'Línea Delta'. */
export function brandAlone(text: string, brands: BrandNames): string | undefined {
  const said = saidBrand(text, brands);
  return said?.rest.every((word) => BRAND_FRAME.has(word)) ? said.name : undefined;
}

/** The only brand that has a word of a text to itself: 'Delta me quedó poco'. */
export function toldBrand(text: string, brands: BrandNames): string | undefined {
  const words = brandWords(text);
  return onlyOne(words.flatMap((word) => brands.flatMap(({ name, telling }) => (telling.has(word) ? name : []))));
}

/** Also cut short: 'Nut.' of Nutrition. */
function isCommon(word: string): boolean {
  return (
    COMMON_BRAND_WORDS.has(word) ||
    (word.length >= 3 && [...COMMON_BRAND_WORDS].some((whole) => whole.startsWith(word)))
  );
}
