import { stemWord, VARIETY_STEMS } from '../text/word-forms.ts';
import {
  type ComparisonContext,
  DOUBTFUL_WORD_COST,
  EXTRA_WORD_COST,
  extraWordCost,
  isFullFlavor,
} from './extra-words.ts';
import type { ItemName } from './item-name.ts';
import { wordsKey } from './telling-words.ts';
import type { WordPairs } from './word-pairs.ts';

/** What a row says that a product does not: it may be a remark, or make another product of it. */
export type FurtherWords = {
  /** Whether one stands behind or among the words of the name, not apart by a comma, a dash or an amount. */
  beside: boolean;
  /** Whether one tells varieties of products apart: 'zero', 'forte'. */
  variety: boolean;
  /** Whether one is a word of the product's category. */
  category: boolean;
  /** Whether they say what comes with it, or without. */
  added: boolean;
};

/** What the further words of a row take from the likeness, and those that may be remarks; undefined when it is another product. */
export function costOfFurther(
  { offered, wanted, used }: WordPairs,
  { given, product }: { given: ComparisonContext; product: ItemName },
): { cost: number; remarks: FurtherWords | undefined } | undefined {
  // What a name begins with is no flavor: 'Cookie Proteica'.
  const flavored = wanted.slice(1).some((word) => isFullFlavor(word, given));
  const hasOpposite = given.names.has(wordsKey(offered.map((word) => (word.text === '+' ? WITHOUT : word))));
  const named = new Set([...used].map(({ part }) => part));
  // What a name says twice is nothing further: 'Gomitas de manzana, sabor manzana'.
  const said = new Set([...used].map(({ text }) => text));
  const further = offered.filter((word) => !used.has(word) && (word.text === '+' || !said.has(word.text)));
  const costs = further.map((word) => {
    const at = offered.indexOf(word);
    const isAdded = word.text === '+' || offered[at - 1]?.text === '+';
    const next = offered[at + 1];
    const joins = next !== undefined && used.has(next);
    if (hasOpposite && isAdded) return EXTRA_WORD_COST;
    return extraWordCost(word, { given, product, flavored, before: offered.slice(0, at), joins });
  });
  const others = further.filter((_word, at) => costs[at] === undefined);
  // 'Pasta de maní con cacao' is no 'Pasta de maní'.
  if (others.some(({ text, part }) => text === '+' && named.has(part))) return undefined;
  const cost = Math.max(0, ...costs.map((one) => one ?? 0));
  // 'Pasta Crunchy 1 kg' is none of the sizes of 'Pasta' where the shop has a 'Pasta Crunchy' of 400 g.
  if ((others.length > 0 || cost === DOUBTFUL_WORD_COST) && given.names.has(wordsKey(offered))) return undefined;
  if (others.length === 0) return { cost, remarks: undefined };
  const first = offered.findIndex((word) => used.has(word));
  return {
    cost,
    remarks: {
      beside: others.some((word) => named.has(word.part) && offered.indexOf(word) > first),
      variety: further.some(({ text }) => VARIETY_STEMS.has(stemWord(text))),
      category: further.some(({ text }) => given.category.has(stemWord(text))),
      added: further.some(({ text }) => text === '+' || text === 'sin'),
    },
  };
}

/** 'Pre Entreno con cafeína' is the 'Pre Entreno' where the shop has one 'sin cafeína', too. */
const WITHOUT = { text: 'sin', written: 'sin', short: false, apart: false, part: 0 };
