import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { STOP_WORDS, stemWord } from '../text/word-forms.ts';
import {
  AMBIGUOUS_FLAVORS,
  type ComparisonContext,
  DOUBTFUL_WORD_COST,
  EXTRA_FLAVOR_COST,
  extraWordCost,
  isFlavor,
  isFullFlavor,
  isOptionalWord,
} from './extra-words.ts';
import type { ItemName, NameWord } from './item-name.ts';
import { compareSizes } from './size-similarity.ts';
import { findPartner } from './word-partners.ts';

/**
 * Where a row has words that may be mere remarks: `apart` from its name behind a comma, a dash or an amount, or `within`
 * the name, where they are likelier to make another product of it.
 */
export type Remarks = 'apart' | 'within';

/**
 * How alike two names are, from 0 to 1, whether a further word of the row may make another product of it, its remarks,
 * the words of the product that it lacks, and whether it lacks its size.
 */
export type NameComparison = {
  similarity: number;
  extraWord: boolean;
  remarks: Remarks | undefined;
  missing: readonly NameWord[];
  unsized: boolean;
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
  const wanted = sizes.product.words.filter(({ text }) => !STOP_WORDS.has(text));
  const offered = sizes.row.words.filter(({ text }) => !STOP_WORDS.has(text) && !(sizes.boxed && text === 'display'));
  const used = new Set<number>();
  let score = 0;
  let weight = 0;
  const missing: NameWord[] = [];
  let isTold = false;
  for (const [at, word] of wanted.entries()) {
    const best = findPartner({ word, next: wanted[at + 1], offered, used, given });
    if (best) {
      for (const index of best.indices) used.add(index);
      if (best.skip) wanted.splice(at + 1, 1);
      score += best.score;
      weight += 1;
      isTold ||=
        word.text.length >= TELLING && !isFlavor(word, given) && !isOptionalWord(word, { given, product, row });
    } else if (isOptionalWord(word, { given, product, row })) continue;
    else if (isFlavor(word, given) && isNoted(word, given)) {
      score += 1;
      weight += 1;
    } else missing.push(word);
  }
  if (missing.length > 0) {
    const rest = wordsKey(wanted.filter((word) => !missing.includes(word)));
    // 'Calcio' is not 'Calcio + D3'.
    const isAddition = (word: NameWord) => wanted[wanted.indexOf(word) - 1]?.text === '+';
    if (!isTold || missing.length > weight || missing.some(isAddition) || given.names.has(rest)) return undefined;
    const further = offered.filter((word, index) => !used.has(index) && !given.brand.has(word.text));
    const namesFlavor = given.noted.size > 0 || further.some((word) => isFlavor(word, given));
    if (further.some((word) => !isFlavor(word, given))) return undefined;
    if (namesFlavor && missing.some((word) => isFlavor(word, given))) return undefined;
  }
  const extra = offered.filter((_, index) => !used.has(index));
  // What a name begins with is no flavor: 'Cookie Proteica'.
  const flavored = wanted.slice(1).some((word) => isFullFlavor(word, given) && !AMBIGUOUS_FLAVORS.has(word.text));
  const hasOpposite = given.names.has(wordsKey(offered.map((word) => (word.text === '+' ? WITHOUT : word))));
  const named = new Set(offered.flatMap(({ part }, index) => (used.has(index) ? part : [])));
  let remarks: Remarks | undefined;
  const allowed = extra.map((word) => {
    const at = offered.indexOf(word);
    if (hasOpposite && (word.text === '+' || offered[at - 1]?.text === '+')) return WITH_COST;
    const cost = extraWordCost(word, {
      given,
      product,
      flavored,
      before: offered.slice(0, at),
      joins: used.has(at + 1),
    });
    // 'Pasta de maní con cacao' is no 'Pasta de maní'.
    if (cost !== undefined || (word.text === '+' && named.has(word.part))) return cost;
    remarks = remarks === 'within' || named.has(word.part) ? 'within' : 'apart';
    return 0;
  });
  if (weight === 0) return undefined;
  if (allowed.some((one) => one === undefined)) return undefined;
  const isDoubtful = allowed.includes(DOUBTFUL_WORD_COST);
  // 'Pasta Crunchy 1 kg' is none of the sizes of 'Pasta' where the shop has a 'Pasta Crunchy' of 400 g.
  if ((isDoubtful || remarks) && given.names.has(wordsKey(offered))) return undefined;
  const flavors = allowed.filter((one) => one === EXTRA_FLAVOR_COST).length;
  const lost = allowed.reduce<number>((sum, one) => sum + (one ?? 0), 0) - EXTRA_FLAVOR_COST * Math.max(0, flavors - 1);
  return {
    similarity: Math.max(0, (score / weight) * sizes.similarity - lost - missing.length * MISSING_WORD_COST),
    extraWord: sizes.boxed || isDoubtful,
    remarks,
    missing,
    unsized: sizes.unsized,
  };
}

/** The same for names with the same words. */
export function wordsKey(words: readonly NameWord[]): string {
  const telling = words.map(({ text }) => text).filter((text) => !STOP_WORDS.has(text));
  return [...new Set(telling)].toSorted().join(' ');
}

/** 'Pre Entreno con cafeína' is the 'Pre Entreno' where the shop has one 'sin cafeína', too. */
const WITHOUT = { text: 'sin', written: 'sin', short: false, apart: false, part: 0 };
const WITH_COST = 0.02;

/** Letters of the shortest word that tells a product. */
const TELLING = 3;
/** What each word of the product takes that the row lacks. */
const MISSING_WORD_COST = 0.1;

/** Whether the small print says a flavor, perhaps cut short: 'choc'. */
function isNoted({ text }: NameWord, { noted }: ComparisonContext): boolean {
  return (
    noted.has(stemWord(text)) ||
    [...noted].some((one) => one.length >= 3 && FLAVOR_WORDS.has(text) && text.startsWith(one))
  );
}
