import { SEVERAL } from '../shares.ts';
import { stemWord } from '../text/word-forms.ts';
import { type Compared, type ComparisonContext, isFlavor, isOptionalWord } from './comparison-context.ts';
import { costOfFurther, DOUBTFUL_WORD_COST, isColorOfWorn, type Remarks } from './extra-words.ts';
import { type ItemName, isTelling, type NameWord, stopWordsOf, wordsKey } from './item-name.ts';
import { compareSizes, measureOf } from './size-similarity.ts';
import { pairWords, splitJoined, type WordPairs } from './word-pairs.ts';

export type NameComparison = {
  /** From 0 to 1. */
  score: number;
  /** Whether a word or an amount of the row may make another product of it. */
  extraWord: boolean;
  remarks: Remarks | undefined;
  /** Words of the product that the row lacks; `implied`: it lacks others, which its own words imply. */
  missing: readonly NameWord[];
  implied: boolean;
  /** Whether the row lacks the size. */
  unsized: boolean;
  sharedStopWords: number;
};

/** The score of a row and a product between which nothing is in doubt. */
export function nameSimilarity(row: ItemName, product: ItemName, context: ComparisonContext): number | undefined {
  const compared = compareNames(row, product, context);
  return compared && !compared.extraWord && !compared.remarks && compared.missing.length === 0 && !compared.unsized
    ? compared.score
    : undefined;
}

/** Undefined when a row and a product cannot be the same: another size, a word too many or too few. */
export function compareNames(row: ItemName, product: ItemName, context: ComparisonContext): NameComparison | undefined {
  const sizes = row.combo === product.combo ? compareSizes(row, product) : undefined;
  if (sizes === undefined) return undefined;
  const isTold = (word: NameWord) => isTelling(word) || context.telling.has(word.text);
  const words = splitJoined(sizes.row.words, sizes.product.words, context.known);
  const pairs = pairWords(words.filter(isTold), sizes.product.words.filter(isTold), { ...sizes, context });
  if (!saysName(pairs) || isOtherWithout(pairs)) return undefined;
  const further = costOfFurther(pairs);
  if (further === undefined) return undefined;
  const mean = pairs.scores.reduce((sum, score) => sum + score, 0) / pairs.scores.length;
  return {
    score: Math.max(0, mean - further.cost - (pairs.missing.length + pairs.implied.length) * MISSING_WORD_COST),
    extraWord: sizes.further || further.cost === DOUBTFUL_WORD_COST,
    remarks: further.remarks,
    // What only the heading says the row lacks.
    missing: pairs.used.size > 0 ? pairs.missing : pairs.wanted,
    implied: pairs.implied.length > 0,
    unsized: sizes.unsized,
    sharedStopWords: stopWordsOf(product).filter((text) => stopWordsOf(row).includes(text)).length,
  };
}

/** Whether a row says any word of a product, or its heading all of them: 'Delta 200 g' under 'CREATINAS'. */
function saysName({ offered, used, scores, missing }: WordPairs): boolean {
  return used.size > 0 || (offered.length === 0 && missing.length === 0 && scores.length > 0);
}

const MISSING_WORD_COST = 0.1;

/** Whether a product of the brand that may be measured as a row is has these words: 'Isotónica 500 ml' is no 'Isotónica en polvo 600 g'. */
function isCalled(words: string, { row, context }: Compared): boolean {
  const measures = context.ownNames.get(words);
  const own = measureOf(row.quantities);
  return measures !== undefined && (own === 'none' || measures.has('none') || measures.has(own));
}

/** Whether a row that lacks words of the product is about another one. */
function isOtherWithout(pairs: WordPairs): boolean {
  const { context, offered, wanted, used, scores, missing, product } = pairs;
  if (missing.length === 0) return false;
  // What a name begins with is no flavor: 'Miel Pura'.
  const isSaidFlavor = (word: NameWord) => word.text !== wanted[0]?.text && isFlavor(word, context);
  const isName = (word: NameWord) => word.text.length >= SEVERAL && !isSaidFlavor(word) && !isOptionalWord(word, pairs);
  // 'Calcio' is not 'Calcio + D3', but 'Colágeno + hialurónico' may be one '+ Ácido Hialurónico'.
  const isAddition = (word: NameWord) => {
    const [plus, next] = [wanted[wanted.indexOf(word) - 1], wanted[wanted.indexOf(word) + 1]];
    const isFurther = next !== undefined && wanted.indexOf(next) === wanted.findIndex(({ text }) => text === next.text);
    const isBegun = isFurther && next.text !== '+' && !missing.includes(next);
    return plus?.text === '+' && !isBegun;
  };
  const rest = wordsKey(wanted.filter((word) => !missing.includes(word)));
  // 'Surgencia 240 g' is a 'Pre Entreno Surgencia 240 g'.
  const lacks = missing.filter(({ text }) => !context.category.has(stemWord(text))).length;
  if (![...used].some(isName) || lacks > scores.length || missing.some(isAddition) || isCalled(rest, pairs))
    return true;
  const isMeaningless = (word: NameWord) => context.brand.has(word.text) || isColorOfWorn(word, product);
  const further = offered.filter((word) => !used.has(word) && !isMeaningless(word));
  const namesFlavor = context.noted.size > 0 || further.length > 0;
  // What a row begins with is no flavor either: 'Salvado de avena'.
  return (
    further.some((word) => word === offered[0] || !isFlavor(word, context)) ||
    (namesFlavor && missing.some((word) => isFlavor(word, context)))
  );
}
