import type { Transaction } from 'kysely';
import { readSteps, replaceUpdate, type StepOwner } from '#data/price-lists/price-list-steps.ts';
import type { PreviewSupplier, SupplierChange } from '#data/price-lists/step-contents.ts';
import type { Tables } from '#data/schema/tables.ts';
import { parsePriceRule } from '#data/suppliers/stored-price-rule.ts';
import {
  deleteSupplier,
  findSupplier,
  findSupplierByName,
  insertSupplier,
  renameSupplier,
  type Supplier,
  type SupplierLists,
  updateSupplierLists,
} from '#data/suppliers/suppliers.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import {
  addTemplate,
  removeTemplate,
  withColumnRule,
  withSupplierRule,
} from '#price-list/template/stored-templates.ts';
import { mergeSupplierChanges } from './merge-supplier-changes.ts';

type LearnOptions = {
  /** Whose list it is, as the preview says. */
  supplier: PreviewSupplier | null;
  /** The name that the seller gave; a name of another supplier means that the list is of that one. */
  name?: string | undefined;
  /** The title of the column of its prices, if it has one, and what prices were made of theirs. */
  priceColumn: string | null;
  rule: PriceRule;
  now: number;
};

/** `id` is null for a list that cannot be recognised again. */
export type LearnedFrom = { id: number | null; changes: SupplierChange[] };

/** Stores how a confirmed list was read under its supplier, which is new unless it was recognised or has a known name. */
export async function learnSupplier(
  transaction: Transaction<Tables>,
  { supplier, name = supplier?.name ?? '', priceColumn, rule, now }: LearnOptions,
): Promise<LearnedFrom> {
  if (!supplier || name === '') return { id: null, changes: [] };
  const { markup, rounding } = rule;
  const template = withColumnRule(supplier.template, { column: priceColumn, markup, rounding });
  const priceRule = JSON.stringify(rule);
  const query = transaction;
  const recognised = supplier.id === null ? undefined : await findSupplier({ query }, supplier.id);
  const named = await findSupplierByName({ query }, name);
  const target = named ?? recognised;
  if (!target) {
    const id = await insertSupplier(transaction, { name, templates: addTemplate('[]', template), priceRule, now });
    return { id, changes: [{ id, now, before: null }] };
  }
  if (target.name !== name) await renameSupplier(transaction, { id: target.id, name });
  const changes = [
    await change(transaction, {
      supplier: target,
      learned: { templates: addTemplate(withLatestRule(target), template), priceRule },
      now,
    }),
  ];
  if (recognised && recognised.id !== target.id) {
    // Two suppliers with the same list would not be told apart.
    const learned = {
      templates: removeTemplate(withLatestRule(recognised), template),
      priceRule: recognised.priceRule,
    };
    changes.push(await change(transaction, { supplier: recognised, learned, now: recognised.lastListAt }));
  }
  return { id: target.id, changes };
}

function withLatestRule({ templates, priceRule }: Supplier): string {
  return withSupplierRule(templates, parsePriceRule(priceRule));
}

async function change(
  transaction: Transaction<Tables>,
  { supplier, learned, now }: { supplier: Supplier; learned: SupplierLists; now: number },
): Promise<SupplierChange> {
  const { id, templates, priceRule, lastListAt } = supplier;
  await updateSupplierLists(transaction, { ...learned, id, now });
  return { id, now, before: { templates, priceRule, lastListAt } };
}

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
  for (const { id, now, before } of changes) {
    const current = await findSupplier({ query: transaction }, id);
    if (current?.lastListAt !== now) continue;
    if (before === null) await deleteSupplier({ query: transaction }, id);
    else await updateSupplierLists(transaction, { ...before, id, now: before.lastListAt });
  }
}
