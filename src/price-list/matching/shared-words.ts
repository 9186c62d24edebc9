import { brandWords } from '../brands/brand-names.ts';
import { CLEAR_LETTERS, hasLettersOf } from '../brands/shortened-brand.ts';
import { NEARLY_ALL, SEVERAL } from '../shares.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';

/** The rows of each brand without a word that nearly all have and no product of the shop: 'WHEY IRV', 'CREATINA IRV'. */
export function withoutSharedWords(
  rows: readonly NormalizedRow[],
  [product]: readonly NormalizedProduct[],
): NormalizedRow[] {
  const known = product?.context.known;
  if (!known) return [...rows];
  const byBrand = [...Map.groupBy(rows, ({ brand }) => brand)];
  // Where the brand is unknown the word may be one that the shop does not have.
  const shared = new Map(byBrand.map(([brand, own]) => [brand, brand ? sharedBy(own, { known, brand }) : undefined]));
  return rows.map((row) => {
    const words = row.name.words.filter(({ text }) => !shared.get(row.brand)?.has(text));
    return { ...row, name: { ...row.name, words } };
  });
}

/** One word, or the brand cut short: 'Q.SPORT WHEY' of Quebrada Sport. Others are said of the goods: 'nueva fórmula'. */
function sharedBy(
  rows: readonly NormalizedRow[],
  { known, brand }: { known: ReadonlySet<string>; brand: string },
): ReadonlySet<string> {
  const names = rows.map(({ name }) => [...new Set(name.words.map(({ text }) => text))]);
  const uses = Map.groupBy(names.flat(), (word) => word);
  const isShared = (word: string, { length }: readonly string[]) =>
    length >= NEARLY_ALL * names.length && !known.has(word) && !STOP_WORDS.has(word);
  const shared = [...uses].flatMap(([word, all]) => (isShared(word, all) ? word : []));
  const short = shared.join('');
  const whole = brandWords(brand).join('');
  const isBegun = short.length >= CLEAR_BEGINNING && whole.startsWith(short);
  const isBrand = isBegun || ((short.length >= CLEAR_LETTERS || CONSONANTS.test(short)) && hasLettersOf(short, whole));
  const kinds = new Set(names.map((words) => (isBrand ? words.find((word) => !shared.includes(word)) : words[0])));
  return new Set(kinds.size >= SEVERAL && (isBrand || shared.length === 1) ? shared : []);
}

/** Letters from which the beginning of a brand stands for it before all its names. */
const CLEAR_BEGINNING = 4;
/** No word, but letters of one: 'VTX' of Vortrex. */
const CONSONANTS = /^[^aeiou\d]{3,}$/;
