import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';

const WORD = /[\p{L}\p{M}\d'’]+/gu;
const LOWER_CASE = /\p{Ll}/u;
const SMALL_WORDS = new Set('a al con de del e el en la las lo los o para por sin u un una y'.split(' '));
/** Of upper-case words in a text that has lower case too, those up to this length are initials. */
const MAX_INITIALS = 5;
const VOWEL = /[aeiou]/;

/** The spellings of words by their plain text. */
type WordSpellings = ReadonlyMap<string, string>;

/** The most frequent spelling of each word in names; that of a first word, always capitalised, counts half. */
export function collectSpellings(names: Iterable<string>): WordSpellings {
  const uses = [...names].flatMap((name) =>
    [...name.matchAll(WORD)].flatMap(([word], index) => (index === 0 ? word : [word, word])),
  );
  return new Map([...Map.groupBy(uses, normalizeText)].map(([key, spellings]) => [key, mostFrequent(spellings)]));
}

function mostFrequent(words: readonly string[]): string {
  const [[word = ''] = []] = [...Map.groupBy(words, (one) => one).values()].toSorted((a, b) => b.length - a.length);
  return word;
}

/** Title case with the shop's spellings, initials as they are. */
export function toTitleCase(text: string, spellings: WordSpellings): string {
  const isMixed = LOWER_CASE.test(text);
  return text.replace(WORD, (word, at: number) => {
    const key = normalizeText(word);
    const cased = spellings.get(key) ?? (isInitials(word, isMixed) ? word : capitalizeWord(word, at === 0));
    return at === 0 ? upperFirst(cased) : cased;
  });
}

function isInitials(word: string, isMixed: boolean): boolean {
  if (/\d/.test(word)) return true;
  if (LOWER_CASE.test(word)) return /\p{Lu}/u.test(word.slice(1));
  return (isMixed && word.length <= MAX_INITIALS) || (word.length > 1 && !VOWEL.test(normalizeText(word)));
}

function capitalizeWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  return !isFirst && SMALL_WORDS.has(normalizeText(word)) ? lower : upperFirst(lower);
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const PRINTED = new Map(
  'kg g mg lb oz l ml cápsulas comprimidos unidades'.split(' ').map((name) => [UNITS.get(normalizeText(name)), name]),
);

const SIZE = /(?<![\p{L}\d.,:])(?:x\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}+)(?![\p{L}\d])\.?/giu;

/** '1K', 'X 300 GRS.' and '60CAPS' as '1 kg', '300 g' and '60 cápsulas'. */
export function formatSizes(text: string): string {
  return text.replace(SIZE, (whole, number: string, name: string) => {
    const unit = PRINTED.get(UNITS.get(normalizeText(name)));
    // '1 sobre' is no 'unidades'.
    const isPlural = unit !== undefined && unit.length > 2;
    return unit === undefined || (isPlural && number === '1') ? whole : `${number} ${unit}`;
  });
}
