import { SEVERAL } from '../shares.ts';
import { stemWord } from '../text/word-forms.ts';
import { type Compared, type ComparisonContext, isFlavor, isOptionalWord } from './comparison-context.ts';
import type { NameWord } from './item-name.ts';
import { wordSimilarity } from './word-similarity.ts';

export type WordPairs = Compared & {
  /** The words of the row, and of the product. */
  offered: readonly NameWord[];
  wanted: readonly NameWord[];
  /** The words of the row that say one of the product. */
  used: ReadonlySet<NameWord>;
  scores: readonly number[];
  /** The words of the product that the row lacks; `implied` are others that those it has imply in this shop. */
  missing: readonly NameWord[];
  implied: readonly NameWord[];
};

/** The words of a row, each that joins several of a product split: 'massup', 'CITRATODEMAGNESIO'. */
export function splitJoined(
  words: readonly NameWord[],
  wanted: readonly NameWord[],
  known: ReadonlySet<string>,
): readonly NameWord[] {
  const isJoined = ({ text }: NameWord) => text.length >= LEAST_JOINED && !known.has(text);
  if (!words.some(isJoined)) return words;
  return words.flatMap((word) => (isJoined(word) ? splitWord(word, wanted) : word));
}

/** In letters. */
const LEAST_JOINED = 5;

function splitWord(word: NameWord, wanted: readonly NameWord[]): NameWord | NameWord[] {
  for (const from of wanted.keys()) {
    let joined = '';
    for (const [at, { text }] of wanted.slice(from).entries()) {
      joined += text;
      if (!word.written.startsWith(joined)) break;
      if (at > 0 && joined === word.written)
        return wanted.slice(from, from + at + 1).map((one) => ({ ...word, text: one.text, written: one.text }));
    }
  }
  return word;
}

export function pairWords(offered: readonly NameWord[], wanted: readonly NameWord[], compared: Compared): WordPairs {
  const { row, context } = compared;
  const used = new Set<NameWord>();
  const scores: number[] = [];
  const missing: NameWord[] = [];
  const matched: NameWord[] = [];
  // 'Vitamina C + Vitamina E' says a word twice, and means two.
  const isSum = wanted.some(({ text }) => text === '+');
  for (const word of wanted) {
    let best: { other: NameWord; score: number } | undefined;
    for (const other of offered) {
      const score = used.has(other) ? 0 : wordSimilarity(other, word, context.known);
      if (score > (best?.score ?? 0)) best = { other, score };
    }
    if (best) {
      used.add(best.other);
      scores.push(best.score);
      matched.push(word);
    } else if (isOptionalWord(word, compared) || (!isSum && matched.some(({ text }) => text === word.text))) continue;
    else if ((isFlavor(word, context) && isNoted(word, context)) || row.heading?.has(stemWord(word.text)))
      scores.push(1);
    else missing.push(word);
  }
  const isImplied = ({ text }: NameWord) => matched.some((one) => context.implied.get(one.text)?.has(text) === true);
  const implied = missing.filter(isImplied);
  return { ...compared, offered, wanted, used, scores, missing: missing.filter((word) => !isImplied(word)), implied };
}

/** Whether the small print says a flavor, perhaps cut short: 'choc'. */
function isNoted({ text }: NameWord, { noted }: ComparisonContext): boolean {
  return [...noted].some((one) => one.length >= SEVERAL && text.startsWith(one));
}
