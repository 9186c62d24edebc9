import type { Transaction } from 'kysely';
import { type ConfirmedPair, listRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
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

/** `id` is null for a list that cannot be recognised again; `pairs` are those of a supplier that has no more lists. */
export type LearnedFrom = { id: number | null; changes: SupplierChange[]; pairs: readonly ConfirmedPair[] };

/** Stores how a confirmed list was read under its supplier, which is new unless it was recognised or has a known name. */
export async function learnSupplier(
  transaction: Transaction<Tables>,
  { supplier, name = supplier?.name ?? '', priceColumn, rule, now }: LearnOptions,
): Promise<LearnedFrom> {
  if (!supplier || name === '') return { id: null, changes: [], pairs: [] };
  const { markup, rounding } = rule;
  const template = withColumnRule(supplier.template, { column: priceColumn, markup, rounding });
  const priceRule = JSON.stringify(rule);
  const query = transaction;
  const recognised = supplier.id === null ? undefined : await findSupplier({ query }, supplier.id);
  const named = await findSupplierByName({ query }, name);
  const target = named ?? recognised;
  if (!target) {
    const id = await insertSupplier(transaction, { name, templates: addTemplate('[]', template), priceRule, now });
    return { id, changes: [{ id, now, before: null }], pairs: [] };
  }
  if (target.name !== name) await renameSupplier(transaction, { id: target.id, name });
  const changes = [
    await change(transaction, {
      supplier: target,
      name,
      learned: { templates: addTemplate(withLatestRule(target), template), priceRule },
      now,
    }),
  ];
  if (!recognised || recognised.id === target.id) return { id: target.id, changes, pairs: [] };
  // Two suppliers with the same list would not be told apart.
  const templates = removeTemplate(withLatestRule(recognised), template);
  if (templates !== '[]') {
    const { priceRule: former, lastListAt, name: same } = recognised;
    const learned = { templates, priceRule: former };
    changes.push(await change(transaction, { supplier: recognised, name: same, learned, now: lastListAt }));
    return { id: target.id, changes, pairs: [] };
  }
  const pairs = await pairsOf(transaction, recognised.id);
  await deleteSupplier({ query }, recognised.id);
  const { createdAt, lastListAt } = recognised;
  changes.push({ ...describeChange(recognised, lastListAt), deleted: { createdAt, pairs } });
  return { id: target.id, changes, pairs };
}

async function pairsOf(transaction: Transaction<Tables>, supplierId: number): Promise<ConfirmedPair[]> {
  const pairs = (await listRememberedPairs({ query: transaction })).get(supplierId) ?? [];
  return [...pairs].map(([key, productId]) => ({ key, productId }));
}

function withLatestRule({ templates, priceRule }: Supplier): string {
  return withSupplierRule(templates, parsePriceRule(priceRule));
}

type Change = { supplier: Supplier; name: string; learned: SupplierLists; now: number };

async function change(
  transaction: Transaction<Tables>,
  { supplier, name, learned, now }: Change,
): Promise<SupplierChange> {
  await updateSupplierLists(transaction, { ...learned, id: supplier.id, now });
  return { ...describeChange(supplier, now), name };
}

function describeChange({ id, name, templates, priceRule, lastListAt }: Supplier, now: number): SupplierChange {
  return { id, now, before: { templates, priceRule, lastListAt, name } };
}
