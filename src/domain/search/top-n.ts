/** The first `count` items in the order of `compare`, without sorting the rest. */
export function topN<Item>(
  items: readonly Item[],
  { count, compare }: { count: number; compare: (a: Item, b: Item) => number },
): Item[] {
  // Insertion is quadratic in `count`, so from here on sorting is faster.
  if (count > 100 || count >= items.length) return items.toSorted(compare).slice(0, count);
  const first: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = first.length;
    while (at > 0 && comesBefore(item, first[at - 1], compare)) at--;
    first.splice(at, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}

function comesBefore<Item>(item: Item, other: Item | undefined, compare: (a: Item, b: Item) => number): boolean {
  return other !== undefined && compare(item, other) < 0;
}
