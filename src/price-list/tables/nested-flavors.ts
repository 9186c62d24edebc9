import { isColumnHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { type Cell, isPrice } from '../page/cell.ts';
import { type Band, type BandedCell, bandKey } from './table-bands.ts';

/** Rows within a row stand farther apart than lines of one text. */
const CLOSER = 0.7;

/** Flavors that have a small row each inside that of their product, in the row of the product: beside its one price. */
export function withNestedFlavors(banded: readonly BandedCell[]): BandedCell[] {
  const priced = [
    ...new Map(banded.filter(({ cell }) => isPrice(cell)).map(({ band }) => [bandKey(band), band])).values(),
  ];
  const moved = banded.map((one) => {
    if (!isFlavor(one.cell)) return one;
    const [band, ...others] = priced.filter((whole) => isInside(one.band, whole));
    return band && others.length === 0 ? { ...one, band } : one;
  });
  const rows = Map.groupBy(moved, ({ band }) => bandKey(band));
  const known = new Set(banded);
  const isInner = (one: BandedCell) => !known.has(one);
  const stand = new Set([...rows.values()].flatMap((row) => (isColumn(row.filter(isInner), row) ? row : [])));
  return moved.map((one, index) => (stand.has(one) ? one : (banded[index] ?? one)));
}

function isFlavor({ text, amount }: Cell): boolean {
  return amount === undefined && !/\d/.test(text) && isSizeOrFlavor(text) && !isColumnHeader(text);
}

/** Several flavors, and nothing else of their product above or below them. */
function isColumn(inner: readonly BandedCell[], row: readonly BandedCell[]): boolean {
  const left = Math.min(...inner.map(({ cell }) => cell.left));
  const right = Math.max(...inner.map(({ cell }) => cell.right));
  const others = row.filter((one) => !inner.includes(one));
  return inner.length > 1 && others.every(({ cell }) => cell.left >= right || cell.right <= left);
}

/** The cells of a row as near to each other as lines of one text are, with a dash behind each of its flavors. */
export function joinNestedFlavors(row: readonly Cell[], inner: ReadonlySet<Cell>): Cell[] {
  const y = row.find(isPrice)?.y;
  return row.map((cell) =>
    y !== undefined && inner.has(cell) ? { ...cell, y: y + CLOSER * (cell.y - y), text: `${cell.text} -` } : cell,
  );
}

function isInside(inner: Band, outer: Band): boolean {
  const whole = outer.bottom - outer.top;
  const within = inner.top >= outer.top && inner.bottom <= outer.bottom;
  return within && Number.isFinite(whole) && inner.bottom - inner.top < 0.8 * whole;
}
