import type { Centavos } from '#domain/money/money.ts';
import { MOST } from '../shares.ts';
import { CHOICE_WEIGHTS, type ChoiceWeights } from './choice-weights.ts';
import { chooseColumn } from './choose-column.ts';
import { bySlots, type PricedReading, type Reading, type SlotPrices } from './interpret.ts';
import { isPlace, type PricedRow } from './price-slots.ts';
import type { PricedRows } from './priced-rows.ts';

/** A reading by each slot without a label, and by those with the likeliest label. */
export function byLikeliestLabels(reading: Reading): PricedReading[] {
  const likeliest = Math.max(...reading.slots.flatMap(({ slot, labelScore }) => (isPlace(slot) ? [] : labelScore)));
  return bySlots(reading).filter(({ slot, labelScore }) => isPlace(slot) || labelScore === likeliest);
}

/** `disputed`: the indexes of rows of which another reading has another price. */
export type ChosenReading = PricedReading & { disputed: ReadonlySet<number> };

/** The reading that agrees best with the catalogue, with one of its columns; the first where no product is the shop's. */
export function chooseReading(
  readings: readonly Reading[],
  weights: ChoiceWeights = CHOICE_WEIGHTS,
): ChosenReading | undefined {
  const ranked = readings.some((one) => bestScore(one) > 0)
    ? readings.toSorted((a, b) => bestScore(b) - bestScore(a) || countUnlabelled(a) - countUnlabelled(b))
    : readings;
  const isRival = (one: Reading, than = one) => bestScore(one) >= weights.rivalAgreement * bestScore(than);
  const likely = ranked.filter((one) => isRival(one, ranked[0]));
  const choices = likely.flatMap((one) => chosenColumn(one, weights) ?? []);
  const first = choices.find((one) => isLabelled(one, weights)) ?? choices[0];
  // A reading may make sense of one of several prices only, which is not for all.
  const isOfAll = (one: PricedReading) =>
    first !== undefined &&
    isOnlyPrice(first, weights) &&
    one.labelScore > -weights.labelMargin &&
    hasOtherPrices(one, first);
  const best = choices.find(isOfAll) ?? first;
  if (!best) return undefined;
  const rivals = readings.filter((one) => one.name !== best.name && isRival(one, best));
  return { ...best, disputed: findDisputed(best, rivals, weights) };
}

/** A reading by the column of its main table whose prices are meant. */
function chosenColumn(reading: Reading, weights: ChoiceWeights): PricedReading | undefined {
  const [main = []] = reading.tables;
  const column = chooseColumn(main, weights);
  const found = bySlots(reading).find(({ slot }) => slot === column?.slot);
  return column && found && { ...found, columns: found.columns.with(0, column) };
}

/** Whether only one column has prices that may be meant, and these are for some or on a condition. */
function isOnlyPrice({ tables, labelScore }: PricedReading, { labelMargin }: ChoiceWeights): boolean {
  const agreeing = tables.flat().filter(({ score, count }) => score > 0 && count > 0);
  return labelScore <= -labelMargin && new Set(agreeing.map(({ slot }) => slot)).size === 1;
}

function hasOtherPrices({ prices }: SlotPrices, than: SlotPrices): boolean {
  const both = [...prices].filter(([id]) => than.prices.has(id));
  const others = both.filter(([id, { price }]) => than.prices.get(id)?.price !== price);
  return others.length > MOST * both.length;
}

/** The rows whose product has another price in a rival reading, by its column that agrees most, or none in a whole one. */
function findDisputed(best: PricedReading, rivals: readonly Reading[], { retailLabel }: ChoiceWeights): Set<number> {
  // That a price is for the public is told by its title, not by what has none.
  const isOtherColumn = (row: number, price: Centavos | undefined) =>
    best.labelScore >= retailLabel && [...(best.rows.rows[row]?.prices.values() ?? [])].includes(price);
  const shared = ({ prices }: SlotPrices) =>
    [...best.prices].filter(([id, { price }]) => prices.get(id)?.price === price).length;
  const disputed = rivals.flatMap(({ name, slots, rows }) => {
    const [closest] = slots.toSorted((a, b) => shared(b) - shared(a));
    // A cut may take away what contradicts.
    const mayLack = !(isWhole(name) && isCut(best.name));
    return [...best.prices].flatMap(([id, { price, row }]) => {
      const other = closest?.prices.get(id)?.price;
      const isLacking = other === undefined && (mayLack || isBelowTitle(best.rows.rows[row], rows));
      return other === price || isLacking || isOtherColumn(row, other) ? [] : row;
    });
  });
  return new Set(disputed);
}

/** Whether the first row of a reading is this one, with the title of the list before its name. */
function isBelowTitle(row: PricedRow | undefined, { rows: [first] }: PricedRows): boolean {
  const prices = new Set(first?.prices.values());
  return (
    row !== undefined &&
    first?.text.endsWith(` ${row.text}`) === true &&
    [...row.prices.values()].every((price) => prices.has(price))
  );
}

const countUnlabelled = ({ tables: [main = []] }: Reading) => main.filter(({ slot }) => isPlace(slot)).length;

const isWhole = (name: string) => name.startsWith('whole/');
/** Whether pages are split, which those of 'sheets' and 'turned' are not. */
const isCut = (name: string) => name.includes('/') && !isWhole(name);

const bestScore = ({ slots }: Reading) => Math.max(0, ...slots.map(({ score }) => score));

function isLabelled({ slots }: Reading, { labelMargin }: ChoiceWeights): boolean {
  if (slots.length === 1 || slots.some(({ slot }) => isPlace(slot))) return false;
  return slots.some(({ labelScore }) => Math.abs(labelScore) >= labelMargin);
}
