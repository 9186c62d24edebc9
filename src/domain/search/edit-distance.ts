/** How far a typed text is from a word, and from the nearest beginning of it. */
type Distances = { whole: number; prefix: number };

/**
 * How many letters have to be changed, added, dropped or swapped with their neighbour to make one text of the other;
 * infinite when they are more than `most`, which is found out early.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  return distances(a, b, most).whole;
}

/** The same from what is typed to the nearest beginning of a word: 'creait' is one letter away from 'creat|ina'. */
export function prefixDistance(typed: string, word: string, most = Number.POSITIVE_INFINITY): number {
  if (typed.length - word.length > most) return Number.POSITIVE_INFINITY;
  // Nothing beyond this part of the word can be worth reaching.
  return distances(typed, word.slice(0, typed.length + Math.min(most, typed.length)), most).prefix;
}

/** Row after row of the table of distances between the beginnings of both texts; two rows back for swapped letters. */
function distances(a: string, b: string, most: number): Distances {
  let before: number[] = [];
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let at = 1; at <= a.length; at++) {
    [before, above, row] = [above, row, [at]];
    let least = at;
    for (let column = 1; column <= b.length; column++) {
      const cost = cellCost({ a, b, at, column, before, above, left: row[column - 1] ?? 0 });
      row.push(cost);
      least = Math.min(least, cost);
    }
    // From here on it can only become more: a swap, which skips a row, costs as much as a dropped letter.
    if (least > most) return { whole: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };
  }
  return { whole: orInfinity(row[b.length] ?? 0, most), prefix: orInfinity(Math.min(...row), most) };
}

type Cell = { a: string; b: string; at: number; column: number; before: number[]; above: number[]; left: number };

function cellCost({ a, b, at, column, before, above, left }: Cell): number {
  const same = a[at - 1] === b[column - 1];
  const changed = (above[column - 1] ?? 0) + (same ? 0 : 1);
  const cost = Math.min(changed, (above[column] ?? 0) + 1, left + 1);
  const swapped = at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];
  return swapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost;
}

function orInfinity(distance: number, most: number): number {
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}
