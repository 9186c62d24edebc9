import { splitUnavailable } from './amounts/no-price.ts';
import { slotScore } from './choice/price-slots.ts';
import { toTables } from './choice/price-tables.ts';
import type { PricedRows } from './choice/priced-rows.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { isOfOtherReading, type ListRow, type PriceList } from './list/list-row.ts';
import { agreementOf, distanceFrom, SAME_CHANGE, TELLING_CHANGE, withPriceToday } from './matching/agreement.ts';
import { matchList } from './matching/match-list.ts';
import type { Match } from './matching/resolve-matches.ts';
import { normalizeText } from './text/normalize-text.ts';

type CompleteOptions = {
  products: readonly CatalogueProduct[];
  /** The rows that the list is of, with all their prices. */
  own: PricedRows;
  /** The rows of all readings, likeliest first. */
  readings: readonly PricedRows[];
};

/** Later ones have hardly any row that no other has. */
const MOST_READINGS = 20;

/**
 * A list with rows of other readings for products that it lacks, such as those of a part that is printed in another way,
 * where their prices change as those of the list do. The seller is asked about them.
 */
export function completeList(list: PriceList, { products, own, readings }: CompleteOptions): PriceList {
  const matches = matchList(list, { products });
  const { usual } = agreementOf(withPriceToday(matches));
  const isNamed = ({ row, nameDoubts }: Match) => nameDoubts.length === 0 && list.rows.some((one) => isAt(one, row));
  const isMeant = (match: Match) => {
    const prices = [match.price, ...match.rivalRows.flatMap(({ price }) => price ?? [])];
    const farthest = isNamed(match) ? SAME_CHANGE : TELLING_CHANGE;
    return prices.some((price) => distanceFrom(usual, { ...match, price }) < farthest);
  };
  const isNew = createNewTest();
  const forTrade = pricesForTrade(own);
  const found = matches.map(({ product: { id }, row }) => ({ id, row }));
  for (const reading of readings.slice(0, MOST_READINGS)) {
    const taken = Map.groupBy([...found.map((one) => one.row), ...forTrade], ({ price }) => price);
    const isTaken = (row: ListRow) => taken.get(row.price)?.some((one) => isSameLine(one, row)) === true;
    const isOpen = (row: ListRow) => isNew(row) && !isTaken(row) && mayLack(list, row);
    const open = toPriced(reading, matches).filter(isOpen);
    const rest = products.filter(({ id }) => !found.some((one) => one.id === id));
    const rows = open.map((row, index) => ({ ...row, index }));
    const named = matchList({ ...list, rows, titles: reading.titles }, { products: rest }).filter(isMeant);
    for (const { product, row, rivalRows } of named)
      found.push(...[row, ...rivalRows].map(({ index }) => ({ id: product.id, row: open[index] ?? row })));
  }
  const added = [...new Set(found.slice(matches.length).map(({ row }) => row))];
  const asked = added.map((row): ListRow => ({ ...row, doubt: 'reading' }));
  return { ...list, rows: [...list.rows, ...asked].map((row, index) => ({ ...row, index })) };
}

/** The rows of a completed list without what it has twice: added ones of no product, and those in whose place they are. */
export function withoutRepeated(rows: readonly ListRow[], matches: readonly Pick<Match, 'row'>[]): ListRow[] {
  const matched = new Set(matches.map(({ row }) => row.index));
  const replaced = new Set<ListRow>();
  for (const added of rows.filter((row) => isOfOtherReading(row) && matched.has(row.index))) {
    const isOpen = (row: ListRow) => !isOfOtherReading(row) && !matched.has(row.index) && !replaced.has(row);
    const own = rows.filter((row) => isOpen(row) && isAt(row, added));
    const [first] = own.toSorted((a, b) => Number(b.line === added.line) - Number(a.line === added.line));
    if (first) replaced.add(first);
  }
  return rows.filter((row) => matched.has(row.index) || !(isOfOtherReading(row) || replaced.has(row)));
}

/** The prices of tables that have none for the public. */
function pricesForTrade({ rows, slots }: PricedRows): Place[] {
  const tables = toTables({ rows, slots }).filter((table) => table.every((slot) => slotScore(slot) < 0));
  const ofTrade = new Set(tables.flat());
  return rows.flatMap(({ line, prices }) =>
    [...prices].flatMap(([slot, price]) => (ofTrade.has(slot) ? { line, price } : [])),
  );
}

/** Tells rows that say what none before has said. */
function createNewTest(): (row: ListRow) => boolean {
  const known = new Set<string>();
  return ({ text, brandCell, headingBrand, price, notes }) => {
    const key = JSON.stringify([text, brandCell, headingBrand, price, notes]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  };
}

/** Whether a row may be missing from a list: not if that says more of it, or that it has no price. */
function mayLack({ rows }: PriceList, row: ListRow): boolean {
  const own = rows.filter((one) => isAt(one, row));
  const isUnbranded = !isBranded(row) && (own.length === 0 || own.some(isBranded));
  const isOther = own.some(({ brandCell = '' }) => brandCell !== '' && brandCell !== row.brandCell);
  const isUnpriced = rows.some((one) => one.price === undefined && isSameLine(one, row));
  return !isUnbranded && !isOther && !isUnpriced && splitUnavailable(normalizeText(row.line)) === undefined;
}

const isBranded = ({ brandCell, headingBrand }: ListRow) => brandCell !== undefined || headingBrand !== undefined;

/** The rows with the prices of the slots that have most prices of the matches. */
function toPriced({ rows, slots }: PricedRows, matches: readonly Match[]): ListRow[] {
  const isMatched = (line: string, price: ListRow['price']) => matches.some(({ row }) => isAt(row, { line, price }));
  const countIn = (slot: string) => rows.filter(({ line, prices }) => isMatched(line, prices.get(slot))).length;
  const counts = new Map(slots.map((slot) => [slot, countIn(slot)]));
  const countOf = (slot: string) => counts.get(slot) ?? 0;
  const inOrder = slots.toSorted((a, b) => countOf(b) - countOf(a) || slotScore(b) - slotScore(a));
  return rows.flatMap(({ prices, amounts: _, pieces: __, ...row }) => {
    const price = inOrder.map((slot) => prices.get(slot)).find((one) => one !== undefined);
    return price === undefined ? [] : [{ ...row, price }];
  });
}

type Place = Pick<ListRow, 'price' | 'line'>;

/** Whether two rows have the same printed price. */
function isAt(one: Place, other: Place): boolean {
  return one.price === other.price && isSameLine(one, other);
}

function isSameLine({ line }: Pick<Place, 'line'>, { line: other }: Pick<Place, 'line'>): boolean {
  return line.includes(other) || other.includes(line);
}
