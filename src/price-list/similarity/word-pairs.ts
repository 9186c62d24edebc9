import { SEVERAL } from '../shares.ts';
import { stemWord } from '../text/word-forms.ts';
import { type Compared, type ComparisonContext, isFlavor, isOptionalWord } from './comparison-context.ts';
import type { NameWord } from './item-name.ts';
import { wordSimilarity } from './word-similarity.ts';

/**
 * The words of a row and of a product, which of the row's say one of the product's, how well, and which of these it lacks, but
 * for those that the others imply in this shop.
 */
export type WordPairs = Compared & {
  offered: readonly NameWord[];
  wanted: readonly NameWord[];
  used: ReadonlySet<NameWord>;
  scores: readonly number[];
  missing: readonly NameWord[];
  implied: readonly NameWord[];
};

/** The words of a row with those taken apart that are several of a product's in one: 'massup', 'CITRATODEMAGNESIO'. */
export function splitJoined(
  words: readonly NameWord[],
  wanted: readonly NameWord[],
  known: ReadonlySet<string>,
): readonly NameWord[] {
  const isJoined = ({ text }: NameWord) => text.length >= LEAST_JOINED && !known.has(text);
  if (!words.some(isJoined)) return words;
  return words.flatMap((word) => (isJoined(word) ? (partsOf(word, wanted) ?? word) : word));
}

/** In letters: shorter words say too little to be several in one. */
const LEAST_JOINED = 5;

/** The words, one behind the other in a product's name, that a word of a row is together. */
function partsOf(word: NameWord, wanted: readonly NameWord[]): NameWord[] | undefined {
  for (const [from, first] of wanted.entries()) {
    if (!word.written.startsWith(first.text)) continue;
    let joined = first.text;
    for (let to = from + 1; to < wanted.length && word.written.startsWith(joined); to++) {
      joined += wanted[to]?.text;
      if (joined === word.written)
        return wanted.slice(from, to + 1).map(({ text }) => ({ ...word, text, written: text }));
    }
  }
  return undefined;
}

export function pairWords(offered: readonly NameWord[], wanted: readonly NameWord[], compared: Compared): WordPairs {
  const { row, given } = compared;
  const used = new Set<NameWord>();
  const scores: number[] = [];
  const missing: NameWord[] = [];
  const said: NameWord[] = [];
  // 'Vitamina C + Vitamina E' says a word twice, and means two.
  const isSum = wanted.some(({ text }) => text === '+');
  for (const word of wanted) {
    let best: { other: NameWord; score: number } | undefined;
    for (const other of offered) {
      const score = used.has(other) ? 0 : wordSimilarity(other, word, given.known);
      if (score > (best?.score ?? 0)) best = { other, score };
    }
    if (best) {
      used.add(best.other);
      scores.push(best.score);
      said.push(word);
    } else if (isOptionalWord(word, compared) || (!isSum && said.some(({ text }) => text === word.text))) continue;
    else if ((isFlavor(word, given) && isNoted(word, given)) || row.heading?.has(stemWord(word.text))) scores.push(1);
    else missing.push(word);
  }
  const isImplied = ({ text }: NameWord) => said.some((one) => given.implied.get(one.text)?.has(text) === true);
  const implied = missing.filter(isImplied);
  const lacking = missing.filter((word) => !implied.includes(word));
  return { ...compared, offered, wanted, used, scores, missing: lacking, implied };
}

/** Whether the small print says a flavor, perhaps cut short: 'choc'. */
function isNoted({ text }: NameWord, { noted }: ComparisonContext): boolean {
  return [...noted].some((one) => one.length >= SEVERAL && text.startsWith(one));
}
