import type { ComparisonContext } from './extra-words.ts';
import type { NameWord } from './item-name.ts';
import { wordSimilarity } from './word-similarity.ts';

/** The words of a row, by their places, that say a word of a product; `skip` when they say its next one, too. */
export type WordPartner = { indices: number[]; score: number; skip?: boolean };

type PartnerSearch = {
  word: NameWord;
  next: NameWord | undefined;
  offered: readonly NameWord[];
  used: ReadonlySet<number>;
  given: ComparisonContext;
};

/** Two words that are exactly it are surer than one that is cut short. */
export function findPartner(sought: PartnerSearch): WordPartner | undefined {
  const single = bestPartner(sought);
  const joined = (single?.score ?? 0) < JOINED ? joinedPartner(sought) : undefined;
  return joined ?? single;
}

const JOINED = 0.97;

function bestPartner({ word, offered, used, given }: PartnerSearch): WordPartner | undefined {
  let best: WordPartner | undefined;
  offered.forEach((other, index) => {
    if (used.has(index)) return;
    const score = wordSimilarity(other, word, given.known);
    if (score > (best?.score ?? 0)) best = { indices: [index], score };
  });
  return best;
}

/** One word here, two there: 'multi vitaminico', 'iron peak'. */
function joinedPartner({ word, next, offered, used }: PartnerSearch): WordPartner | undefined {
  for (let index = 0; index < offered.length; index++) {
    const [one, two] = [offered[index], offered[index + 1]];
    if (!one || used.has(index)) continue;
    if (two && !used.has(index + 1) && `${one.text}${two.text}` === word.text && word.text.length > 3)
      return { indices: [index, index + 1], score: JOINED };
    if (next && `${word.text}${next.text}` === one.text && one.text.length > 3)
      return { indices: [index], score: JOINED, skip: true };
  }
  return undefined;
}
