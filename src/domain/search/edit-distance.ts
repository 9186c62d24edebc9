/** Edit distances to a whole word and to its nearest prefix. */
type Distances = { whole: number; prefix: number };

/**
 * The Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and transpositions
 * of neighbours. Infinity as soon as it exceeds `max`.
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY;
  return distances(a, b, max).whole;
}

/** The distance from a typed text to the nearest prefix of a word: 1 from 'creait' to 'creat|ina'. */
export function prefixDistance(typed: string, word: string, max = Number.POSITIVE_INFINITY): number {
  if (typed.length - word.length > max) return Number.POSITIVE_INFINITY;
  // Longer prefixes cannot be nearer than the limit.
  return distances(typed, word.slice(0, typed.length + Math.min(max, typed.length)), max).prefix;
}

/** Fills the table of distances between prefixes row by row; transpositions need the last two rows. */
function distances(a: string, b: string, max: number): Distances {
  let before: number[] = [];
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let at = 1; at <= a.length; at++) {
    [before, above, row] = [above, row, [at]];
    let lowest = at;
    for (let column = 1; column <= b.length; column++) {
      const cost = cellCost({ a, b, at, column, before, above, left: row[column - 1] ?? 0 });
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    // Later rows cannot be lower: a transposition, which skips a row, costs as much as a deletion.
    if (lowest > max) return { whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };
  }
  return { whole: orInfinity(row[b.length] ?? 0, max), prefix: orInfinity(Math.min(...row), max) };
}

type Cell = { a: string; b: string; at: number; column: number; before: number[]; above: number[]; left: number };

function cellCost({ a, b, at, column, before, above, left }: Cell): number {
  const same = a[at - 1] === b[column - 1];
  const changed = (above[column - 1] ?? 0) + (same ? 0 : 1);
  const cost = Math.min(changed, (above[column] ?? 0) + 1, left + 1);
  const swapped = at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];
  return swapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost;
}

function orInfinity(distance: number, max: number): number {
  return distance <= max ? distance : Number.POSITIVE_INFINITY;
}
