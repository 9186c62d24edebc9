import { SEVERAL } from '../shares.ts';
import { STOP_WORDS, stemWord } from '../text/word-forms.ts';
import {
  type ComparisonContext,
  DOUBTFUL_WORD_COST,
  EXTRA_WORD_COST,
  extraWordCost,
  isFlavor,
  isFullFlavor,
  isOptionalWord,
} from './extra-words.ts';
import type { ItemName, NameWord } from './item-name.ts';
import { compareSizes } from './size-similarity.ts';
import { wordSimilarity } from './word-similarity.ts';

/**
 * Where a row has words that may be mere remarks: `apart` from its name behind a comma, a dash or an amount, or `within`
 * the name, where they are likelier to make another product of it.
 */
export type Remarks = 'apart' | 'within';

/**
 * How alike two names are, from 0 to 1, whether a further word of the row may make another product of it, its remarks,
 * the words of the product that it lacks, whether it lacks its size, and how many words they share that seldom tell
 * anything.
 */
export type NameComparison = {
  similarity: number;
  extraWord: boolean;
  remarks: Remarks | undefined;
  missing: readonly NameWord[];
  unsized: boolean;
  sharedStopWords: number;
};

/** The similarity of a row and a product when nothing makes it doubtful that they are the same. */
export function nameSimilarity(row: ItemName, product: ItemName, given: ComparisonContext): number | undefined {
  const compared = compareNames(row, product, given);
  return compared && !compared.extraWord && !compared.remarks && compared.missing.length === 0 && !compared.unsized
    ? compared.similarity
    : undefined;
}

/** Compares a row with a product; undefined when they cannot be the same: another size, a word too many or too few. */
export function compareNames(row: ItemName, product: ItemName, given: ComparisonContext): NameComparison | undefined {
  const sizes = row.combo === product.combo ? compareSizes(row, product) : undefined;
  if (sizes === undefined) return undefined;
  const isTold = (word: NameWord) => isTelling(word) || given.telling.has(word.text);
  const pairs = pairWords(sizes.row.words.filter(isTold), sizes.product.words.filter(isTold), { given, row });
  if (pairs.used.size === 0 || isOtherWithout(pairs, given)) return undefined;
  const further = costOfFurther(pairs, { given, product });
  if (further === undefined) return undefined;
  const mean = pairs.scores.reduce((sum, score) => sum + score, 0) / pairs.scores.length;
  return {
    similarity: Math.max(0, mean - further.cost - pairs.missing.length * MISSING_WORD_COST),
    extraWord: sizes.boxed || further.cost === DOUBTFUL_WORD_COST,
    remarks: further.remarks,
    missing: pairs.missing,
    unsized: sizes.unsized,
    sharedStopWords: stopWordsOf(product).filter((text) => stopWordsOf(row).includes(text)).length,
  };
}

const isTelling = ({ text }: NameWord) => !STOP_WORDS.has(text);

/** The same for names with the same words. */
export function wordsKey(words: readonly NameWord[]): string {
  const telling = words.filter(isTelling).map(({ text }) => text);
  return [...new Set(telling)].toSorted().join(' ');
}

/** The words of a name that seldom tell anything. */
export function stopWordsOf({ words }: ItemName): string[] {
  return words.filter((word) => !isTelling(word)).map(({ text }) => text);
}

/** The words of a row and of a product, which of the row's say one of the product's, how well, and which of these it lacks. */
type WordPairs = {
  row: ItemName;
  offered: readonly NameWord[];
  wanted: readonly NameWord[];
  used: ReadonlySet<NameWord>;
  scores: readonly number[];
  missing: readonly NameWord[];
};

function pairWords(
  offered: readonly NameWord[],
  wanted: readonly NameWord[],
  { given, row }: { given: ComparisonContext; row: ItemName },
): WordPairs {
  const used = new Set<NameWord>();
  const scores: number[] = [];
  const missing: NameWord[] = [];
  for (const word of wanted) {
    let best: { other: NameWord; score: number } | undefined;
    for (const other of offered) {
      const score = used.has(other) ? 0 : wordSimilarity(other, word, given.known);
      if (score > (best?.score ?? 0)) best = { other, score };
    }
    if (best) used.add(best.other);
    if (best) scores.push(best.score);
    else if (isOptionalWord(word, { given, row })) continue;
    else if ((isFlavor(word, given) && isNoted(word, given)) || row.heading?.has(stemWord(word.text))) scores.push(1);
    else missing.push(word);
  }
  return { row, offered, wanted, used, scores, missing };
}

/** Whether the small print says a flavor, perhaps cut short: 'choc'. */
function isNoted({ text }: NameWord, { noted }: ComparisonContext): boolean {
  return [...noted].some((one) => one.length >= SEVERAL && text.startsWith(one));
}

/** What each word of the product takes that the row lacks. */
const MISSING_WORD_COST = 0.1;

/** Whether a row that lacks words of the product is about another one. */
function isOtherWithout({ row, offered, wanted, used, scores, missing }: WordPairs, given: ComparisonContext): boolean {
  if (missing.length === 0) return false;
  const isName = (word: NameWord) =>
    word.text.length >= SEVERAL && !isFlavor(word, given) && !isOptionalWord(word, { given, row });
  // 'Calcio' is not 'Calcio + D3'.
  const isAddition = (word: NameWord) => wanted[wanted.indexOf(word) - 1]?.text === '+';
  const rest = wordsKey(wanted.filter((word) => !missing.includes(word)));
  // 'Surgencia 240 g' is a 'Pre Entreno Surgencia 240 g'.
  const lacks = missing.filter(({ text }) => !given.category.has(stemWord(text))).length;
  if (![...used].some(isName) || lacks > scores.length || missing.some(isAddition) || given.names.has(rest))
    return true;
  const further = offered.filter((word) => !used.has(word) && !given.brand.has(word.text));
  const namesFlavor = given.noted.size > 0 || further.length > 0;
  return (
    further.some((word) => !isFlavor(word, given)) || (namesFlavor && missing.some((word) => isFlavor(word, given)))
  );
}

/** What the further words of a row take from the likeness, and whether they are remarks; undefined when it is another product. */
function costOfFurther(
  { offered, wanted, used }: WordPairs,
  { given, product }: { given: ComparisonContext; product: ItemName },
): { cost: number; remarks: Remarks | undefined } | undefined {
  // What a name begins with is no flavor: 'Cookie Proteica'.
  const flavored = wanted.slice(1).some((word) => isFullFlavor(word, given));
  const hasOpposite = given.names.has(wordsKey(offered.map((word) => (word.text === '+' ? WITHOUT : word))));
  const named = new Set([...used].map(({ part }) => part));
  let cost = 0;
  let remarks: Remarks | undefined;
  for (const [at, word] of offered.entries()) {
    if (used.has(word)) continue;
    const isAdded = word.text === '+' || offered[at - 1]?.text === '+';
    const next = offered[at + 1];
    const joins = next !== undefined && used.has(next);
    const own =
      hasOpposite && isAdded
        ? EXTRA_WORD_COST
        : extraWordCost(word, { given, product, flavored, before: offered.slice(0, at), joins });
    // 'Pasta de maní con cacao' is no 'Pasta de maní'.
    if (own === undefined && word.text === '+' && named.has(word.part)) return undefined;
    if (own === undefined) remarks = remarks === 'within' || named.has(word.part) ? 'within' : 'apart';
    cost = Math.max(cost, own ?? 0);
  }
  // 'Pasta Crunchy 1 kg' is none of the sizes of 'Pasta' where the shop has a 'Pasta Crunchy' of 400 g.
  const isDoubtful = remarks !== undefined || cost === DOUBTFUL_WORD_COST;
  return isDoubtful && given.names.has(wordsKey(offered)) ? undefined : { cost, remarks };
}

/** 'Pre Entreno con cafeína' is the 'Pre Entreno' where the shop has one 'sin cafeína', too. */
const WITHOUT = { text: 'sin', written: 'sin', short: false, apart: false, part: 0 };
