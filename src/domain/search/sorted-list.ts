/** The first position of an ascending list from which on `holds` is true, by binary search; the length when it never is. */
export function lowerBound<Value>(sorted: readonly Value[], holds: (value: Value) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle];
    if (value === undefined || holds(value)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Where a value is in an ascending list, or has to be put. */
export function sortedPosition<Value extends string | number>(sorted: readonly Value[], value: Value): number {
  return lowerBound(sorted, (each) => each >= value);
}

/** In place, unless it is there. */
export function insertSorted<Value extends string | number>(sorted: Value[], value: Value): void {
  const position = sortedPosition(sorted, value);
  if (sorted[position] !== value) sorted.splice(position, 0, value);
}

/** In place, if it is there. */
export function removeSorted<Value extends string | number>(sorted: Value[], value: Value): void {
  const position = sortedPosition(sorted, value);
  if (sorted[position] === value) sorted.splice(position, 1);
}
