import { CHOICE_WEIGHTS, type ChoiceWeights } from './choice-weights.ts';
import { chooseColumn, type ReadingDoubts } from './choose-column.ts';
import type { Interpretation } from './interpret.ts';
import { isPlace } from './price-slots.ts';

/** Of the columns with labels those with the likeliest label of each reading; those without are not told apart. */
export function chooseLabels(all: readonly Interpretation[]): Interpretation[] {
  const likeliest = (one: Interpretation) =>
    Math.max(
      ...all.flatMap(({ reading, slot, labelScore }) => (reading === one.reading && !isPlace(slot) ? labelScore : [])),
    );
  return all.filter((one) => isPlace(one.slot) || one.labelScore === likeliest(one));
}

export type ChosenReading = ReadingDoubts & { best: Interpretation };

/** The reading that the catalogue bears out best. */
export function chooseInterpretation(
  all: readonly Interpretation[],
  weights: ChoiceWeights = CHOICE_WEIGHTS,
): ChosenReading | undefined {
  const { rivalAgreement } = weights;
  const readings = groupByReading(all).toSorted(
    (a, b) => bestScore(b) - bestScore(a) || countUnlabelled(a) - countUnlabelled(b),
  );
  const most = bestScore(readings[0] ?? []);
  if (most <= 0) return chooseUnknown(all, weights);
  // Of readings that may be right one that knows what its prices are called.
  const slots =
    readings.find((one) => isLabelled(one, weights) && bestScore(one) >= rivalAgreement * most) ?? readings[0] ?? [];
  const main = slots.filter(({ isMain }) => isMain);
  const column = chooseColumn(
    main.map(({ own }) => own),
    weights,
  );
  const best = main.find(({ slot }) => slot === column?.slot);
  return best && column && { best, column, disputed: findDisputed(best, all, weights) };
}

/** Of a list without a product of the shop the first reading that knows what its prices are called, or else the first. */
function chooseUnknown(all: readonly Interpretation[], weights: ChoiceWeights): ChosenReading | undefined {
  const readings = groupByReading(all);
  const slots = readings.find((one) => isLabelled(one, weights)) ?? readings[0] ?? [];
  const [best] = slots.filter(({ isMain }) => isMain).toSorted((a, b) => b.labelScore - a.labelScore);
  return best && { best, column: { unsure: false, rivals: [] }, disputed: new Set() };
}

/** The rows whose product has another price in a rival reading, or none in a whole one, each compared by the column that agrees most. */
function findDisputed(
  best: Interpretation,
  all: readonly Interpretation[],
  { rivalAgreement }: ChoiceWeights,
): Set<number> {
  const own = all.filter(({ reading }) => reading === best.reading);
  const shared = (one: Interpretation) =>
    [...best.prices].filter(([id, { price }]) => one.prices.get(id)?.price === price).length;
  const closest = groupByReading(all.filter((one) => !own.includes(one)))
    .filter((slots) => bestScore(slots) >= rivalAgreement * bestScore(own))
    .flatMap((slots) => slots.toSorted((a, b) => shared(b) - shared(a))[0] ?? []);
  // What a cut takes away may contradict.
  const isDisputed = (id: number, price: number) =>
    closest.some((one) => {
      const other = one.prices.get(id)?.price;
      return other === undefined ? isWhole(one) && isCut(best) : other !== price;
    });
  return new Set([...best.prices].flatMap(([id, { price, row }]) => (isDisputed(id, price) ? row : [])));
}

const groupByReading = (all: readonly Interpretation[]) => [...Map.groupBy(all, ({ reading }) => reading).values()];

/** How many columns of the table with most goods have no label. */
const countUnlabelled = (slots: readonly Interpretation[]) =>
  slots.filter(({ isMain, slot }) => isMain && isPlace(slot)).length;

const isWhole = ({ reading }: Interpretation) => reading.startsWith('whole/');
/** Whether pages are parted, which 'sheets' and 'turned' are not. */
const isCut = (one: Interpretation) => one.reading.includes('/') && !isWhole(one);

const bestScore = (slots: readonly Interpretation[]) => Math.max(0, ...slots.map(({ score }) => score));

/** Whether all prices of a reading have labels, and one of these says which price it is. */
function isLabelled(slots: readonly Interpretation[], { labelMargin }: ChoiceWeights): boolean {
  if (slots.length === 1 || slots.some(({ slot }) => isPlace(slot))) return false;
  return slots.some(({ labelScore }) => Math.abs(labelScore) >= labelMargin);
}
