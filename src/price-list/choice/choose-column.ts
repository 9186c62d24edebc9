import { isBoxLabel } from '../amounts/price-label-score.ts';
import { type Agreement, SAME_CHANGE } from '../matching/agreement.ts';
import { ENOUGH } from '../shares.ts';
import { CHOICE_WEIGHTS, type ChoiceWeights } from './choice-weights.ts';
import { isPlace } from './price-slots.ts';

/**
 * How well the prices of a slot agree with those of the catalogue, of `count` products, the score of its label, and whether
 * the list says that tax is added to them, or that they come of a plain price.
 */
export type SlotAgreement = Agreement & {
  slot: string;
  labelScore: number;
  isNet: boolean;
  isOfPlain: boolean;
  count: number;
};

/** `unsure`: another slot may be meant as well; `rivals`: slots that may be meant in the few rows that have them. */
export type ColumnChoice = { slot: string; unsure: boolean; rivals: readonly string[] };

/** The column of a table whose prices are meant; the one with the likeliest label where no product of the shop helps. */
export function chooseColumn(
  slots: readonly SlotAgreement[],
  weights: ChoiceWeights = CHOICE_WEIGHTS,
): ColumnChoice | undefined {
  const { possibleAgreement, labelMargin, retailLabel } = weights;
  const most = Math.max(...slots.map(({ score }) => score));
  const possible = slots.filter(({ score }) => score > 0 && score >= possibleAgreement * most);
  const label = Math.max(...possible.map(({ labelScore }) => labelScore));
  const surprise = (one: SlotAgreement) => surpriseOf(one, weights);
  const [best] = possible
    .filter(({ labelScore }) => labelScore > label - labelMargin)
    .toSorted((a, b) => surprise(a) - surprise(b) || b.usual - a.usual || b.score - a.score);
  if (!best) return likeliestColumn(slots);
  const isWholesale = best.labelScore <= -retailLabel;
  // Beside columns with labels one without has lost its own.
  const isUnlabelled =
    isPlace(best.slot) &&
    slots.filter(({ slot, isOfPlain }) => !isPlace(slot) && !isOfPlain && !isBoxLabel(slot)).length > 1;
  // What is less when it is paid at once is so for those who do.
  const isDiscount = ({ isOfPlain, usual }: SlotAgreement) => isOfPlain && usual < best.usual;
  const others = slots.filter((one) => {
    const { slot, labelScore } = one;
    if (slot === best.slot || (isPlace(best.slot) && isDiscount(one))) return false;
    return labelScore > best.labelScore - labelMargin || (best.labelScore < retailLabel && labelScore > -retailLabel);
  });
  const unsure = isWholesale || best.isNet || isUnlabelled || others.some((one) => possible.includes(one));
  const mean = ({ score, count }: SlotAgreement) => score / Math.max(1, count);
  const rivals = others.filter(
    (one) => !possible.includes(one) && one.score > 0 && mean(one) >= possibleAgreement * mean(best),
  );
  return { slot: best.slot, unsure, rivals: rivals.map(({ slot }) => slot) };
}

/** A column of each table, the one with most products first. In small tables agreement is chance, and labels decide. */
export function chooseColumns(tables: readonly (readonly SlotAgreement[])[]): ColumnChoice[] {
  const [main = []] = tables;
  const first = chooseColumn(main);
  const usualChange = main.find(({ slot }) => slot === first?.slot)?.usual ?? CHOICE_WEIGHTS.usualChange;
  return tables.flatMap((table, at) => {
    const isFew = Math.max(...table.map(({ count }) => count)) < ENOUGH;
    const weights = { ...CHOICE_WEIGHTS, usualChange, ...(isFew && { possibleAgreement: 0 }) };
    return (at === 0 ? first : chooseColumn(table, weights)) ?? [];
  });
}

function likeliestColumn(slots: readonly SlotAgreement[]): ColumnChoice | undefined {
  const [best] = slots.toSorted((a, b) => b.labelScore - a.labelScore);
  return best && { slot: best.slot, unsure: best.isNet, rivals: [] };
}

/** How unlikely a change of prices between two lists is, in steps of `SAME_CHANGE`. */
function surpriseOf({ usual }: SlotAgreement, { usualChange, farthestChange }: ChoiceWeights): number {
  const steps = Math.round(Math.abs(usual - usualChange) / SAME_CHANGE);
  return steps <= farthestChange ? steps : farthestChange + 1 / (1 + Math.exp(usual));
}
