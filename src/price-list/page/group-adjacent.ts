/** Groups of neighbours in their order; `goesOn` tells whether one belongs to the group of the one before it. */
export function groupAdjacent<T>(all: readonly T[], goesOn: (next: T, last: T, first: T) => boolean): T[][] {
  const groups: { first: T; last: T; own: T[] }[] = [];
  for (const next of all) {
    const group = groups.at(-1);
    if (!group || !goesOn(next, group.last, group.first)) groups.push({ first: next, last: next, own: [next] });
    else {
      group.own.push(next);
      group.last = next;
    }
  }
  return groups.map(({ own }) => own);
}
