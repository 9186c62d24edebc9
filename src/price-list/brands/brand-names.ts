import { editDistance } from '#domain/search/edit-distance.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { BRAND_CONTEXT_WORDS, BRAND_GRADES, BRAND_SUFFIXES, COMMON_BRAND_WORDS } from './brand-words.ts';
import { shortenedBrand } from './shortened-brand.ts';

/** The brands of a shop, ready to be found in lists. */
export type BrandNames = readonly BrandName[];

/** `telling`: the words that tell it from other brands; `isOfGoods` tells words that products of other brands are called by. */
type BrandName = {
  name: string;
  words: string[];
  key: string;
  short: string;
  telling: ReadonlySet<string>;
  isOfGoods: (word: string) => boolean;
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
  known.set(products, brands);
  return brands;
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
    const isOfGoods = (word: string) => isOfOthers(word, name);
    const telling = new Set(own.filter((word) => word.length > 3 && !FLAVOR_WORDS.has(word) && !isOfGoods(word)));
    return key === '' ? [] : [{ name, words, key, short: own.join('') || key, telling, isOfGoods }];
  });
}

/** Words of a brand that tell it from others: 'titanio' of Titanio Labs. */
export function distinctiveWords(brand: string): string[] {
  return brandWords(brand).filter((word) => !COMMON_BRAND_WORDS.has(word) && word.length >= 3);
}

/** The brands whose whole names stand among the words, written apart or together, with a wrong letter at most. */
export function findBrands(words: readonly string[], brands: BrandNames): BrandMention[] {
  return memoizeByBrands(mentions, { text: words.join(' '), brands, find: () => findMentions(words, brands) });
}

type Known<Value> = WeakMap<BrandNames, Map<string, Value>>;

const mentions: Known<BrandMention[]> = new WeakMap();
const titles: Known<string> = new WeakMap();

/** Texts of which the brands are remembered: readings of one list ask for the same ones again and again. */
const MAX_KNOWN = 20_000;

function memoizeByBrands<Value>(
  known: Known<Value>,
  { text, brands, find }: { text: string; brands: BrandNames; find: () => Value },
): Value {
  const ofBrands = known.get(brands) ?? new Map<string, Value>();
  known.set(brands, ofBrands);
  const before = ofBrands.get(text);
  if (before !== undefined) return before;
  const value = find();
  if (ofBrands.size < MAX_KNOWN) ofBrands.set(text, value);
  return value;
}

function findMentions(words: readonly string[], brands: BrandNames): BrandMention[] {
  const found: BrandMention[] = [];
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      joined += words[to - 1];
      // A brand that is written right is no other one that is written wrong.
      const exact = brands.filter(({ key }) => key === joined);
      // 'Creat. en' is no Createk: one word is not written apart and wrong, too.
      const mayBe = ({ words: own }: BrandName) => to - from === 1 || own.length > 1;
      const alike = exact.length > 0 ? exact : brands.filter((brand) => mayBe(brand) && isAlike(joined, brand));
      for (const { name } of alike) found.push({ name, from, to });
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
  const rest = words.filter((_, at) => found.every(({ from, to }) => at < from || at >= to));
  // 'Delta Gold' is not the brand Delta.
  if (among.length === 1)
    return rest.filter((word) => !isCommon(word)).every((word) => !BRAND_GRADES.has(word)) ? among[0] : undefined;
  const joined = words.filter((word) => !isCommon(word) && !BRAND_CONTEXT_WORDS.has(word)).join('');
  const short = brands.filter((brand) => joined.length >= 3 && brand.short === joined && !isOtherKind(words, brand));
  if (short.length === 1) return short[0]?.name;
  return words.length <= MOST_WORDS ? shortenedBrand(words, brands)?.name : undefined;
}

/** Brands have no more words. */
const MOST_WORDS = 4;

/** 'Pampa Natural' is not Pampa Fit, nor 'Huella Fit' La Huella, though none of those words tells a brand alone. */
function isOtherKind(words: readonly string[], { words: whole }: BrandName): boolean {
  const [said, own] = [words, whole].map((all) => all.filter((word) => isCommon(word) && !BRAND_SUFFIXES.has(word)));
  const begins = (word: string) => word.slice(0, 3);
  const alike = said?.some((word) => own?.some((other) => begins(other) === begins(word)));
  return !alike && (said?.length ?? 0) > 0;
}

/** A brand's cell says nothing else: 'Delta Farma' is not the brand Delta either. */
export function brandOfCell(text: string, brands: BrandNames): string | undefined {
  const words = brandWords(text);
  const name = brandOfTitle(text, brands);
  const own = name === undefined ? [] : findBrands(words, brands);
  const rest = words.filter((word, at) => own.every(({ from, to }) => at < from || at >= to) && tells(word));
  return own.length > 0 && rest.length > 0 && rest.length <= 2 ? undefined : name;
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

/** A number in a brand is no wrong letter: 'nucleo' is not yet 'Núcleo 9'; nor is a word of products: 'vitamina' is not Vitalina. */
function isAlike(written: string, { key, isOfGoods }: BrandName): boolean {
  if (key.length < 7 || Math.abs(written.length - key.length) > 1 || written[0] !== key[0]) return false;
  const digits = (text: string) => text.replace(/\D/g, '');
  return digits(written) === digits(key) && editDistance(written, key, 1) <= 1 && !isOfGoods(written);
}
