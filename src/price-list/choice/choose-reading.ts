import { SAME_CHANGE } from '../matching/agreement.ts';
import type { Interpretation } from './interpret.ts';
import { isPlace } from './priced-rows.ts';

/** Of the columns with labels those with the likeliest label of each reading; those without are not told apart. */
export function chooseLabels(all: readonly Interpretation[]): Interpretation[] {
  const likeliest = (one: Interpretation) =>
    Math.max(
      ...all.flatMap(({ reading, slot, labelScore }) => (reading === one.reading && !isPlace(slot) ? labelScore : [])),
    );
  return all.filter((one) => isPlace(one.slot) || one.labelScore === likeliest(one));
}

/** Share of the best agreement from which another reading explains the list as well. */
const NEARLY = 0.95;
/** The same of a reading that knows what its prices are called. */
const NEARLY_LABELLED = 0.8;
/** A price column with less agreement than this share of its reading's best holds no prices that may be meant. */
const POSSIBLE = 0.4;
/** Between labels: what differs less says nothing. */
const CLEAR_LABEL = 5;
/** From here on a label says that its prices are for the public, below its negative that they are not. */
const RETAIL = 50;
/** The logarithm of the usual change of prices from one list to the next. */
const USUAL_CHANGE = 0.1;
/** In such steps from the usual change: farther off a shop was not kept up, and its public pays the highest price. */
const FARTHEST = 3;

/**
 * The reading that the catalogue bears out best, whether another column of its prices may be meant as well, and the
 * indexes of rows with another price in a reading that explains the list nearly as well.
 */
export type ChosenReading = { best: Interpretation; unsure: boolean; disputed: ReadonlySet<number> };

/** The reading that the catalogue bears out best. */
export function chooseInterpretation(all: readonly Interpretation[]): ChosenReading | undefined {
  const most = Math.max(0, ...all.map(({ score }) => score));
  const readings = [...Map.groupBy(all, ({ reading }) => reading).values()].filter((slots) =>
    slots.some(({ score }) => score > 0 && score >= (labelled(slots) === CLEARLY ? NEARLY_LABELLED : NEARLY) * most),
  );
  // Of readings that explain the list as well one that knows what its prices are called.
  const [slots] = readings.toSorted(
    (a, b) => labelled(b) - labelled(a) || Number(isDrawn(b)) - Number(isDrawn(a)) || bestScore(b) - bestScore(a),
  );
  if (!slots) return chooseUnknown(all);
  const possible = slots.filter(({ score }) => score > 0 && score >= POSSIBLE * bestScore(slots));
  const label = Math.max(...possible.map(({ labelScore }) => labelScore));
  const [best] = possible
    .filter(({ labelScore }) => labelScore > label - CLEAR_LABEL)
    .toSorted((a, b) => surprise(a) - surprise(b) || b.score - a.score);
  if (!best) return undefined;
  const isWholesale = best.labelScore < 0 && best.labelScore <= -RETAIL;
  // Beside columns with labels one without has lost its own.
  const isUnlabelled = isPlace(best.slot) && slots.filter(({ slot }) => !isPlace(slot)).length > 1;
  const unsure =
    isWholesale ||
    isUnlabelled ||
    possible.some(
      ({ slot, labelScore }) =>
        slot !== best.slot &&
        (labelScore > best.labelScore - CLEAR_LABEL || (best.labelScore < RETAIL && labelScore > -RETAIL)),
    );
  return { best, unsure, disputed: findDisputed(best, all) };
}

/** Of a list without a product of the shop the first reading that knows what its prices are called, or else the first. */
function chooseUnknown(all: readonly Interpretation[]): ChosenReading | undefined {
  const readings = [...Map.groupBy(all, ({ reading }) => reading).values()];
  const slots = readings.find((one) => labelled(one) === CLEARLY) ?? readings[0] ?? [];
  const [best] = slots.toSorted((a, b) => b.labelScore - a.labelScore);
  return best && { best, unsure: false, disputed: new Set() };
}

/** Share of the best agreement from which another reading may be right instead. */
const RIVAL = 0.8;

/** The rows whose product has another price in a rival reading, each compared by the column that agrees with it most. */
function findDisputed(best: Interpretation, all: readonly Interpretation[]): Set<number> {
  const rivals = all.filter(({ reading, score }) => reading !== best.reading && score >= RIVAL * best.score);
  const shared = (one: Interpretation) =>
    [...best.prices].filter(([id, { price }]) => one.prices.get(id)?.price === price).length;
  const closest = [...Map.groupBy(rivals, ({ reading }) => reading).values()].flatMap(
    (slots) => slots.toSorted((a, b) => shared(b) - shared(a))[0] ?? [],
  );
  const isDisputed = (id: number, price: number) =>
    closest.some(({ prices }) => (prices.get(id)?.price ?? price) !== price);
  return new Set([...best.prices].flatMap(([id, { price, row }]) => (isDisputed(id, price) ? row : [])));
}

/** How unlikely a change of prices is between two lists, in steps of what is the same. */
function surprise({ usual }: Interpretation): number {
  const steps = Math.round(Math.abs(usual - USUAL_CHANGE) / SAME_CHANGE);
  return steps <= FARTHEST ? steps : FARTHEST + 1 / (1 + Math.exp(usual));
}

/** What is drawn on the page tells more than what the spaces on it suggest. */
const isDrawn = ([first]: readonly Interpretation[]) => first?.reading.startsWith('boxes') === true;

const bestScore = (slots: readonly Interpretation[]) => Math.max(...slots.map(({ score }) => score));

/** How far a reading knows what its prices are called: when one of the labels says which price it is. */
const CLEARLY = 2;

/** 1 for a reading whose prices all have labels. */
function labelled(slots: readonly Interpretation[]): number {
  if (slots.length === 1 || slots.some(({ slot }) => isPlace(slot))) return 0;
  return slots.some(({ labelScore }) => Math.abs(labelScore) >= CLEAR_LABEL) ? CLEARLY : 1;
}
