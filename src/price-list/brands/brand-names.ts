import { normalizeText } from '../text/normalize-text.ts';
import { BRAND_CONTEXT_WORDS, BRAND_GRADES, BRAND_SUFFIXES, COMMON_BRAND_WORDS } from './brand-words.ts';
import { shortenedBrand } from './shortened-brand.ts';

/** The brands of a shop, ready to be found in lists. */
export type BrandNames = readonly BrandName[];

/** `telling`: the words that tell it from other brands; `usedBy`: the other brands that have a product called so, as 'Hierro 30 comprimidos'. */
type BrandName = {
  name: string;
  words: string[];
  key: string;
  short: string;
  telling: ReadonlySet<string>;
  usedBy: ReadonlySet<string>;
};

/** A brand found in a list of words: which one, and from which word to which (exclusive). */
export type BrandMention = { name: string; from: number; to: number };

export function brandWords(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\d]+/gu) ?? [];
}

const known: WeakMap<readonly BrandedName[], BrandNames> = new WeakMap();

/** The brands of the products of a shop. A word that products of other brands are called by tells none: 'Mega' beside a 'Mega Mass'. */
export function brandsOf(products: readonly BrandedName[]): BrandNames {
  const before = known.get(products);
  if (before) return before;
  const users = new Map<string, Set<string>>();
  for (const { name, brand } of products)
    for (const word of brandWords(name)) users.set(word, (users.get(word) ?? new Set()).add(brand));
  const brands = toBrandNames(
    products.map(({ brand }) => brand),
    (word, name) => [...(users.get(word) ?? [])].some((brand) => brand !== name),
  );
  const ofOthers = products.flatMap(({ name, brand }) =>
    findBrands(brandWords(name), brands).flatMap((found) =>
      found.name === brand ? [] : { called: found.name, brand },
    ),
  );
  const named = Map.groupBy(ofOthers, ({ called }) => called);
  const used = brands.map((one) => ({ ...one, usedBy: new Set(named.get(one.name)?.map(({ brand }) => brand)) }));
  known.set(products, used);
  return used;
}

type BrandedName = { name: string; brand: string };

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

/** The brands whose whole names stand among the words, written apart or together. */
export function findBrands(words: readonly string[], brands: BrandNames): BrandMention[] {
  return memoizeByBrands(mentions, { text: words.join(' '), brands, find: () => findMentions(words, brands) });
}

type Known<Value> = WeakMap<BrandNames, Map<string, Value>>;

const mentions: Known<BrandMention[]> = new WeakMap();
const titles: Known<string> = new WeakMap();

/** Readings of one list ask for the brands of the same texts again and again. */
function memoizeByBrands<Value>(
  known: Known<Value>,
  { text, brands, find }: { text: string; brands: BrandNames; find: () => Value },
): Value {
  const ofBrands = known.get(brands) ?? new Map<string, Value>();
  known.set(brands, ofBrands);
  const before = ofBrands.get(text);
  if (before !== undefined) return before;
  const value = find();
  ofBrands.set(text, value);
  return value;
}

function findMentions(words: readonly string[], brands: BrandNames): BrandMention[] {
  const found: BrandMention[] = [];
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      joined += words[to - 1];
      for (const { name, key } of brands) if (key === joined) found.push({ name, from, to });
    }
  }
  // Of overlapping ones the longer is meant.
  const isPart = (one: BrandMention) =>
    found.some(
      (other) =>
        other.name !== one.name &&
        other.from <= one.from &&
        other.to >= one.to &&
        other.to - other.from > one.to - one.from,
    );
  return found.filter((one) => !isPart(one));
}

/** The words of a text that are none of the brands found in it. */
export function wordsBeside(words: readonly string[], found: readonly BrandMention[]): string[] {
  return words.filter((_, at) => found.every(({ from, to }) => at < from || at >= to));
}

/** The brand that a heading or a cell is about: by its whole name, or by the part that tells it from others. */
export function brandOfTitle(text: string, brands: BrandNames): string | undefined {
  const found = memoizeByBrands(titles, { text, brands, find: () => readTitle(text, brands) ?? '' });
  return found === '' ? undefined : found;
}

function readTitle(text: string, brands: BrandNames): string | undefined {
  const words = brandWords(text);
  // Letters set apart make no words: 'U LT R A 9'.
  const whole = brands.filter(({ key }) => key === words.join(''));
  if (whole.length === 1) return whole[0]?.name;
  const found = findBrands(words, brands);
  const among = [...new Set(found.map(({ name }) => name))];
  if (among.length > 1) return undefined;
  const rest = wordsBeside(words, found);
  // 'Delta Gold' is not the brand Delta.
  if (among.length === 1)
    return rest.filter((word) => !isCommon(word)).every((word) => !BRAND_GRADES.has(word)) ? among[0] : undefined;
  const joined = words.filter((word) => !isCommon(word) && !BRAND_CONTEXT_WORDS.has(word)).join('');
  const short = brands.filter((brand) => joined.length >= 3 && brand.short === joined && !isOtherKind(words, brand));
  if (short.length === 1) return short[0]?.name;
  return shortenedBrand(words, brands)?.name;
}

/** 'Pampa Natural' is not Pampa Fit, nor 'Huella Fit' La Huella, though none of those words tells a brand alone. */
function isOtherKind(words: readonly string[], { words: whole }: BrandName): boolean {
  const said = words.filter((word) => isCommon(word) && !BRAND_SUFFIXES.has(word));
  return said.length > 0 && said.every((word) => whole.every((own) => own.slice(0, 3) !== word.slice(0, 3)));
}

/** A brand's cell says nothing else: 'Delta Farma' is not the brand Delta either. */
export function brandOfCell(text: string, brands: BrandNames): string | undefined {
  const words = brandWords(text);
  const name = brandOfTitle(text, brands);
  const found = findBrands(words, brands);
  const rest = wordsBeside(words, found).filter(tells);
  return found.length > 0 && rest.length > 0 && rest.length <= 2 ? undefined : name;
}

/** Whether a word beside a brand's name makes another brand of it. */
function tells(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && !isCommon(word) && !BRAND_CONTEXT_WORDS.has(word);
}

/** Also cut short: 'Nut.' of Nutrition. */
function isCommon(word: string): boolean {
  return (
    COMMON_BRAND_WORDS.has(word) ||
    (word.length >= 3 && [...COMMON_BRAND_WORDS].some((whole) => whole.startsWith(word)))
  );
}
