import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { type StepOwner, saveStep, takeStep } from '#data/price-lists/price-list-steps.ts';
import { rememberPairs, restoreRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { CreatedProduct, PriceListUpdate, PriceUpdate } from '#data/price-lists/step-contents.ts';
import { deleteUnchangedProducts } from '#data/products/delete-unchanged-products.ts';
import { priceListEntries } from '#domain/audit/catalogue-entries.ts';
import type { PriceUpdateSource } from '#domain/audit/price-sources.ts';
import { costByRule, dollarPriceByRule, type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { isChanged } from '../pricing/is-changed.ts';
import { repriceProducts } from '../pricing/reprice-products.ts';
import { createListedProducts } from './create-listed-products.ts';
import { learnSupplier } from './learn-supplier.ts';
import { type ListSelection, resolveSelection } from './resolve-selection.ts';
import { addToUndo, forgetLearned } from './undo-learning.ts';

/**
 * `id` is that of the preview and of the resulting update; `created` are new products (of an undo those that are left,
 * because somebody changed them), `notCreated` names that were taken.
 */
export type ConfirmResult = {
  ok: true;
  id: string;
  source: PriceUpdateSource;
  updated: PriceUpdate[];
  skipped: { id: number; name: string }[];
  created: CreatedProduct[];
  notCreated: string[];
};

type Repeated = { repeated?: boolean };

type ConfirmOptions = StepOwner &
  ListSelection & {
    previewId?: string | undefined;
    /** The name that the seller gave the supplier. */
    supplierName?: string | undefined;
    /** Instead of the rule of the preview. */
    rule?: PriceRule | undefined;
  };

/**
 * Applies the prices of the last preview for the selected pairs, by default all proposed ones, and creates products of
 * lines. Remembers selected pairs and how the list was read, and stores what an undo needs if it changes anything.
 * Refuses with no-step, other-step, nothing-selected, reference-unknown, name-taken when no product is new, or stale
 * when all prices have changed since.
 */
export async function confirmPreview(
  database: Database,
  { previewId, pairs: selected, ids, newProducts, supplierName, rule: chosenRule, ...step }: ConfirmOptions,
): Promise<(ConfirmResult & Repeated) | Refusal> {
  const { kind } = database;
  const { now } = step;
  return writeCatalogue(database, async (transaction) => {
    const stored = await takeStep(transaction, { ...step, kind: 'preview', requestedId: previewId });
    if (!stored.ok) return stored;
    const { id, content: preview } = stored;
    const rule = chosenRule ?? preview.rule;
    // The prices of its lines are in one currency.
    if ((rule.dollarRate === null) !== (preview.rule.dollarRate === null)) return refuse('reference-unknown');
    const selection = resolveSelection(preview, { pairs: selected, ids, newProducts });
    if (!selection.ok) return selection;
    const { lines, pairs } = selection;
    const changes = pairs.map(({ id, price, before }) => {
      const set = { cost: costByRule(rule, price), priceUsd: dollarPriceByRule(rule, price) };
      return { id, before, after: priceByRule(rule, price), set };
    });
    const { updated, skipped } = await repriceProducts(transaction, { kind, changes, now });
    const products = await createListedProducts(transaction, { kind, lines, rule, now });
    if (!products.ok) return products;
    if (updated.length + products.created.length === 0) return refuse(lines.length > 0 ? 'name-taken' : 'stale');
    const confirmed = [
      ...(selected ? pairs.map(({ line, id }) => ({ key: line.key, productId: id })) : []),
      ...products.created.map(({ line, id }) => ({ key: line.key, productId: id })),
    ];
    const { supplier, priceColumn } = preview;
    const learned = await learnSupplier(transaction, { supplier, name: supplierName, priceColumn, rule, now });
    const pairsToRemember = [...learned.pairs, ...confirmed];
    const memory = await rememberPairs(transaction, { supplierId: learned.id, confirmed: pairsToRemember, now });
    const created = products.created.map(({ line: _, ...product }) => product);
    const source = 'pdf';
    const { id: supplierId, changes: suppliers } = learned;
    const update: PriceListUpdate = { source, updated, memory, supplierId, suppliers, created };
    // Otherwise the same list once more would take away the undo of what it changed at first.
    if (updated.some(isChanged) || created.length > 0)
      await saveStep(transaction, { ...step, kind: 'update', id, content: update });
    else await addToUndo(transaction, { ...step, changes: suppliers });
    const { notCreated } = products;
    const result: ConfirmResult = { ok: true, id, source, updated, skipped, created, notCreated };
    return { result, audit: priceListEntries('price list confirmed', { prices: updated, products: created }) };
  });
}

const undoneEntries = { pdf: 'price list undone', adjust: 'price adjustment undone' } as const;

/**
 * Restores the prices from before the last update, except those that changed since, and the remembered pairs, because an
 * undone update does not confirm them. Deletes the new products, except those that changed since. Refuses with no-step,
 * other-step or stale.
 */
export async function undoUpdate(
  database: Database,
  { updateId, ...step }: StepOwner & { updateId?: string | undefined },
): Promise<(ConfirmResult & Repeated) | Refusal> {
  const { kind } = database;
  const { now } = step;
  return writeCatalogue(database, async (transaction) => {
    const stored = await takeStep(transaction, { ...step, kind: 'update', requestedId: updateId });
    if (!stored.ok) return stored;
    const { id, content } = stored;
    const { source, updated: done, created, supplierId, suppliers, memory } = content;
    const changes = done.map(({ id, before, after, set, previous, pricedAt }) => {
      return { id, before: after, after: before, set: previous, expected: set, pricedAt };
    });
    const { updated, skipped } = await repriceProducts(transaction, { kind, changes, now });
    const { deleted, changed } = await deleteUnchangedProducts(
      transaction,
      created.map(({ id }) => id),
    );
    if (!updated.some(isChanged) && deleted.size === 0) return refuse('stale');
    // It brings back a supplier that pairs were of.
    await forgetLearned(transaction, suppliers);
    await restoreRememberedPairs(transaction, { supplierId, memory, now });
    const left = created.filter(({ id }) => changed.has(id));
    const products = created.filter(({ id }) => deleted.has(id));
    const result: ConfirmResult = { ok: true, id, source, updated, skipped, created: left, notCreated: [] };
    return { result, audit: priceListEntries(undoneEntries[source], { prices: updated, products }) };
  });
}
