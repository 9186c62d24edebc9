/** How many prices were changed, and how many stayed as they were. */
export function describeChangedCount({ changed, unchanged }: { changed: number; unchanged: number }): string {
  const products = changed === 1 ? '1 producto' : `${changed} productos`;
  if (unchanged === 0) return products;
  return `${products} · ${unchanged === 1 ? '1 ya estaba' : `${unchanged} ya estaban`} en ese precio`;
}
