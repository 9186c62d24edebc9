import { brandWords, distinctiveWords } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS, stemWord } from '../text/word-forms.ts';
import { isTelling, parseName } from './item-name.ts';

/** A name with the clauses before it: 'la de 5 lb' behind 'La Whey Protein de 2 lb'. */
type Mention = { name: string; before: readonly string[] };

/** The product that a name is with the latest words and amounts before it; undefined when it is none, or several. */
export function createNameCompletion(
  products: readonly Pick<CatalogueProduct, 'name' | 'brand'>[],
): (mention: Mention) => string | undefined {
  // Only lists of sentences ask.
  let byPart: Map<string, KnownPart[]> | undefined;
  return ({ name, before }) => {
    byPart ??= Map.groupBy(products.flatMap(toKnownParts), ({ part }) => part);
    const said = partsOf(name);
    const lacks = LACKS.test(name);
    // An amount alone is about what was named last.
    const isAmount = said.every((part) => /^\d/.test(part));
    const clauses = (isAmount ? before.slice(-1) : before)
      .map(partsOf)
      .filter((clause) => !said.every((part) => clause.includes(part)));
    const found = (byPart.get(said[0] ?? '') ?? []).flatMap(({ name: whole, parts, ofBrand }) => {
      // 'la avena sin tacc' is no other oats named before.
      if (lacks && !LACKS.test(whole)) return [];
      if (!said.every((part) => parts.includes(part) || ofBrand.has(part))) return [];
      const missing = parts.filter((part) => !said.includes(part));
      const since = clauses.findLastIndex((clause) => missing.every((part) => clause.includes(part)));
      // A box is of no product before another one.
      const isOther = (part: string) => /^\p{L}/u.test(part) && byPart?.has(part) === true && !parts.includes(part);
      if (said.includes('display') && clauses.slice(since + 1).some((clause) => clause.some(isOther))) return [];
      return since < 0 ? [] : [{ name: whole, ofBrand, key: parts.toSorted().join(' '), since }];
    });
    const latest = Math.max(...found.map(({ since }) => since));
    const nearest = found.filter(({ since }) => since === latest);
    const [first, ...others] = nearest;
    if (!first || others.some(({ key }) => key !== first.key)) return undefined;
    // 'la creatina de 300' is no 'Creatina Delta 300 g' before another one, of whoever makes it, nor 'Creatina Saborizada 300 g'.
    const isOptional = (word: string) =>
      first.ofBrand.has(stemWord(word)) || (STOP_WORDS.has(word) && word.length >= LEAST_LETTERS);
    const own = new Set(brandWords([...before, name].join(' ')).map(stemWord));
    const isUnsaid = (word: string) => isOptional(word) && !own.has(stemWord(word));
    const words = first.name.split(' ');
    const unsaid = words.map((word) => isUnsaid(normalizeText(word)));
    return words.filter((word, at) => !unsaid[at] && !(unsaid[at + 1] && JOINTS.has(word))).join(' ');
  };
}

/** Shorter stop words join the others. */
const LEAST_LETTERS = 4;
const JOINTS = new Set('en con de del'.split(' '));

const LACKS = /(?<!\p{L})sin(?!\p{L})/iu;

type KnownPart = { part: string; name: string; parts: readonly string[]; ofBrand: ReadonlySet<string> };

function toKnownParts({ name, brand }: Pick<CatalogueProduct, 'name' | 'brand'>): KnownPart[] {
  const ofBrand = new Set(distinctiveWords(brand).map(stemWord));
  const parts = [...new Set(partsOf(name))].filter((part) => !ofBrand.has(part));
  return parts.map((part) => ({ part, name, parts, ofBrand }));
}

/** The words and amounts of a name; sentences leave units out. */
const partsOf = memoizeByText((name): string[] => {
  const { words, quantities } = parseName(name);
  const amounts = quantities.map(({ kind, amount }) => (kind === 'mass' ? Math.round(amount / 1000) : amount));
  const said = words.filter((word) => isTelling(word) && word.text !== '+').map(({ text }) => stemWord(text));
  return [...said, ...amounts.map(String)];
});
