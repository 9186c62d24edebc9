import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { STOP_WORDS, stemWord } from '../text/word-forms.ts';
import { withBareAmounts } from './bare-amounts.ts';
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
import { hasOtherMass, sizeSimilarity } from './size-similarity.ts';
import { findPartner } from './word-partners.ts';

/**
 * How alike two names are, from 0 to 1, whether a further word of the row may make another product of it, and whether
 * the row lacks a word of the product.
 */
export type NameComparison = { similarity: number; extraWord: boolean; missingWord: boolean };

/** The similarity of a row and a product when nothing makes it doubtful that they are the same. */
export function nameSimilarity(row: ItemName, product: ItemName, given: ComparisonContext): number | undefined {
  const compared = compareNames(row, product, given);
  return compared && !compared.extraWord && !compared.missingWord ? compared.similarity : undefined;
}

/** Compares a row with a product; undefined when they cannot be the same: another size, a word too many or too few. */
export function compareNames(row: ItemName, product: ItemName, given: ComparisonContext): NameComparison | undefined {
  if (row.combo !== product.combo || hasOtherMass(row.quantities, product.quantities)) return undefined;
  const [ofRow, ofProduct] = [withBareAmounts(row, product), withBareAmounts(product, row)];
  const sizes = sizeSimilarity(ofRow.quantities, ofProduct.quantities);
  if (sizes === undefined) return undefined;
  const wanted = ofProduct.words.filter(({ text }) => !STOP_WORDS.has(text));
  const offered = ofRow.words.filter(({ text }) => !STOP_WORDS.has(text));
  const used = new Set<number>();
  let score = 0;
  let weight = 0;
  let missing = 0;
  for (const [at, word] of wanted.entries()) {
    const best = findPartner({ word, next: wanted[at + 1], offered, used, given });
    if (best) {
      for (const index of best.indices) used.add(index);
      if (best.skip) wanted.splice(at + 1, 1);
      score += best.score;
      weight += 1;
    } else if (isOptionalWord(word, { given, product, row })) continue;
    else if (isFlavor(word, given) && isNoted(word, given)) {
      score += 1;
      weight += 1;
    } else if (given.omissible.has(word.text)) missing += 1;
    else return undefined;
  }
  if (missing > MOST_MISSING) return undefined;
  const extra = offered.filter((_, index) => !used.has(index));
  // What a name begins with is no flavor: 'Cookie Proteica'.
  const flavored = wanted.slice(1).some((word) => isFullFlavor(word, given) && !AMBIGUOUS_FLAVORS.has(word.text));
  const allowed = extra.map((word) => {
    const at = offered.indexOf(word);
    return extraWordCost(word, { given, product, flavored, before: offered.slice(0, at), joins: used.has(at + 1) });
  });
  if (weight === 0) return undefined;
  if (allowed.some((one) => one === undefined)) return undefined;
  const named = allowed.filter((one) => one === EXTRA_FLAVOR_COST).length;
  const lost = allowed.reduce<number>((sum, one) => sum + (one ?? 0), 0) - EXTRA_FLAVOR_COST * Math.max(0, named - 1);
  return {
    similarity: Math.max(0, (score / weight) * sizes - lost - missing * MISSING_WORD_COST),
    extraWord: allowed.includes(DOUBTFUL_WORD_COST),
    missingWord: missing > 0,
  };
}

/** Words of a product that a row may lack, and what each takes. */
const MOST_MISSING = 1;
const MISSING_WORD_COST = 0.15;

/** Whether the small print says a flavor, perhaps cut short: 'choc'. */
function isNoted({ text }: NameWord, { noted }: ComparisonContext): boolean {
  return (
    noted.has(stemWord(text)) ||
    [...noted].some((one) => one.length >= 3 && FLAVOR_WORDS.has(text) && text.startsWith(one))
  );
}
