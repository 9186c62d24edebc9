import type { SupplierChange } from '#data/price-lists/step-contents.ts';

/**
 * What an undo puts back of suppliers when a list that changed nothing else follows an update. It takes back both if the
 * later list directly follows the update's at a supplier, else only the update.
 */
export function mergeSupplierChanges(
  update: readonly SupplierChange[],
  later: readonly SupplierChange[],
): SupplierChange[] {
  const findPrevious = ({ id, before }: SupplierChange) =>
    update.find((one) => one.id === id && one.now === before?.lastListAt);
  if (!later.some(findPrevious)) return [...update];
  const others = update.filter(({ id }) => !later.some((change) => change.id === id));
  const merged = later.map((change) => ({ ...change, before: (findPrevious(change) ?? change).before }));
  return [...others, ...merged];
}
