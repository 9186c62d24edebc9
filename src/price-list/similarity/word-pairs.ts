import { SEVERAL } from '../shares.ts';
import { stemWord } from '../text/word-forms.ts';
import { type ComparisonContext, isFlavor, isOptionalWord } from './extra-words.ts';
import type { ItemName, NameWord } from './item-name.ts';
import { wordSimilarity } from './word-similarity.ts';

/** The words of a row and of a product, which of the row's say one of the product's, how well, and which of these it lacks. */
export type WordPairs = {
  row: ItemName;
  offered: readonly NameWord[];
  wanted: readonly NameWord[];
  used: ReadonlySet<NameWord>;
  scores: readonly number[];
  missing: readonly NameWord[];
};

/** The words of a row with those taken apart that are several of a product's in one: 'massup', 'CITRATODEMAGNESIO'. */
export function splitJoined(
  words: readonly NameWord[],
  wanted: readonly NameWord[],
  known: ReadonlySet<string>,
): readonly NameWord[] {
  if (words.every(({ text }) => text.length < LEAST_JOINED || known.has(text))) return words;
  const texts = wanted.map(({ text }) => text);
  return words.flatMap((word) => {
    if (word.text.length < LEAST_JOINED || known.has(word.text)) return word;
    for (let from = 0; from < texts.length; from++)
      for (let to = from + 2; to <= texts.length; to++) {
        const own = texts.slice(from, to);
        if (own.join('') === word.written) return own.map((text) => ({ ...word, text, written: text }));
      }
    return word;
  });
}

/** In letters: no two words of a name are shorter together. */
const LEAST_JOINED = 5;

export function pairWords(
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
