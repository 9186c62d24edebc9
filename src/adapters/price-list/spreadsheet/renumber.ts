/** New numbers from 0 for those that are used, at most `maxEmpty` left between two of them. */
export function renumber(
  used: readonly number[],
  maxEmpty: number,
): {
  /** Of the first used one from here on. */ from: (old: number) => number /** Of the last used one up to here. */;
  upTo: (old: number) => number;
} {
  const sorted = [...new Set(used)].sort((a, b) => a - b);
  const numbers: number[] = [];
  for (const [index, old] of sorted.entries()) {
    const empty = index === 0 ? 0 : Math.min(old - (sorted[index - 1] ?? 0) - 1, maxEmpty);
    numbers.push((numbers.at(-1) ?? -1) + 1 + empty);
  }
  const firstFrom = (old: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < old) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const end = (numbers.at(-1) ?? -1) + 1;
  return {
    from: (old) => numbers[firstFrom(old)] ?? end,
    upTo: (old) => numbers[firstFrom(old + 1) - 1] ?? -1,
  };
}
