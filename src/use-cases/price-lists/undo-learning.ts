import type { Transaction } from 'kysely';
import { readSteps, replaceUpdate, type StepOwner } from '#data/price-lists/price-list-steps.ts';
import { restoreRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { SupplierChange } from '#data/price-lists/step-contents.ts';
import type { Tables } from '#data/schema/tables.ts';
import {
  deleteSupplier,
  findSupplier,
  findSupplierByName,
  renameSupplier,
  restoreSupplier,
  type Supplier,
  updateSupplierLists,
} from '#data/suppliers/suppliers.ts';
import { mergeSupplierChanges } from './merge-supplier-changes.ts';

/** Lets the undo of the administrator's last update also forget what the same supplier's next list taught. */
export async function addToUndo(
  transaction: Transaction<Tables>,
  { changes, ...step }: StepOwner & { changes: readonly SupplierChange[] },
): Promise<void> {
  const { update } = await readSteps({ query: transaction }, step);
  if (!update) return;
  const { id, content } = update;
  const suppliers = mergeSupplierChanges(content.suppliers, changes);
  const { administratorId } = step;
  await replaceUpdate(transaction, { administratorId, id, content: { ...content, suppliers } });
}

/** Puts back what was stored of suppliers before an update, except of those that had a later list. */
export async function forgetLearned(
  transaction: Transaction<Tables>,
  changes: readonly SupplierChange[],
): Promise<void> {
  for (const change of changes) {
    const current = await findSupplier({ query: transaction }, change.id);
    if (!current) await restoreDeleted(transaction, change);
    else if (current.lastListAt === change.now) await restoreChanged(transaction, { ...change, current });
  }
}

async function restoreChanged(
  transaction: Transaction<Tables>,
  { id, name, before, current }: SupplierChange & { current: Supplier },
): Promise<void> {
  if (before === null) {
    await deleteSupplier({ query: transaction }, id);
    return;
  }
  await updateSupplierLists(transaction, { ...before, id, now: before.lastListAt });
  if (before.name === undefined || current.name !== name) return;
  if (await isFree(transaction, { id, name: before.name }))
    await renameSupplier(transaction, { id, name: before.name });
}

async function restoreDeleted(
  transaction: Transaction<Tables>,
  { id, before, deleted }: SupplierChange,
): Promise<void> {
  const name = before?.name;
  if (!before || !deleted || name === undefined || !(await isFree(transaction, { id, name }))) return;
  await restoreSupplier(transaction, { ...before, id, name, createdAt: deleted.createdAt });
  await restoreRememberedPairs(transaction, { supplierId: id, memory: deleted.pairs, now: before.lastListAt });
}

/** Whether no other supplier has the name. */
async function isFree(transaction: Transaction<Tables>, { id, name }: { id: number; name: string }): Promise<boolean> {
  const named = await findSupplierByName({ query: transaction }, name);
  return named === undefined || named.id === id;
}
