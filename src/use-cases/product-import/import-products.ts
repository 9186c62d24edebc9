import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lockCatalogueRefs, readCatalogueRefs } from '#data/brands-and-categories/catalogue-refs.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { resolveImages } from '#data/images/resolve-images.ts';
import type { StepOwner } from '#data/price-lists/price-list-steps.ts';
import { type ImportContent, saveImport } from '#data/product-imports/product-imports.ts';
import { insertProductRows, type NewProductRow } from '#data/products/insert-product-rows.ts';
import { allProductsByIds } from '#data/products/product-row.ts';
import type { Tables } from '#data/schema/tables.ts';
import { productAdded, productChanged, productSwitched } from '#domain/audit/catalogue-entries.ts';
import { productsImported } from '#domain/audit/import-entries.ts';
import { type Product, productFields } from '#domain/catalogue/product-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import { initialValues, pickFields } from '#domain/fields/convert-fields.ts';
import type { NewProduct, ProductChange } from '../catalogue/product-change.ts';
import { writeProductChange } from '../catalogue/product-writes.ts';
import { addMissingNames } from './add-missing-names.ts';
import type { ImportedProduct } from './imported-product.ts';

type ImportResult = { ok: true; id: string; created: number; changed: number };

type ImportOptions = StepOwner & { products: readonly ImportedProduct[] };

/**
 * Adds and changes many products in one transaction, with the brands and categories that they name. Refuses like
 * `createProduct` and `updateProduct`, where it can with the line of the product that is refused.
 */
export async function importProducts(
  database: Database,
  { products, ...owner }: ImportOptions,
): Promise<(ImportResult & { repeated?: boolean }) | Refusal> {
  const patient = { ...database, query: database.longRunning };
  return writeCatalogue<ImportResult>(patient, async (transaction) => {
    const names = await addMissingNames(transaction, products);
    if (!names.ok) return names;
    const lines = products.map((product, line) => ({ line, product, change: withRefs(product, names) }));
    const created = await insertNew(transaction, { database, now: owner.now, lines });
    if (!created.ok) return created;
    const changed = await changeKnown(transaction, { database, now: owner.now, lines });
    if (!changed.ok) return changed;
    const content: ImportContent = {
      created: created.products.map((product) => product.id),
      changed: changed.products.map(({ before, product }) => {
        return { id: product.id, version: product.version, before: formerValues(before) };
      }),
      brands: names.addedBrands,
      categories: names.addedCategories,
    };
    const id = randomUUID();
    await saveImport(transaction, { ...owner, id, content });
    const counts = { created: content.created.length, changed: content.changed.length };
    const details = [
      ...created.products.map(productAdded),
      ...changed.products.flatMap(({ before, product: after }) => [
        productChanged({ before, after }),
        ...((before.deactivatedAt === null) === (after.deactivatedAt === null) ? [] : [productSwitched(after)]),
      ]),
    ];
    return {
      result: { ok: true, id, ...counts },
      audit: [productsImported(counts), ...details.map((entry) => ({ ...entry, isDetail: true }))],
    };
  });
}

type Line = { line: number; product: ImportedProduct; change: ProductChange };
type LineOptions = { database: Database; now: number; lines: readonly Line[] };

function withRefs(
  { brand, category, change }: ImportedProduct,
  { brandIdOf, categoryIdOf }: { brandIdOf: (name: string) => number; categoryIdOf: (name: string) => number },
): ProductChange {
  return {
    ...change,
    ...(brand !== undefined && { brandId: brandIdOf(brand) }),
    ...(category !== undefined && { categoryId: categoryIdOf(category) }),
  };
}

async function insertNew(
  transaction: Transaction<Tables>,
  { database, now, lines }: LineOptions,
): Promise<{ ok: true; products: Product[] } | Refusal> {
  const findRefs = await readCatalogueRefs(transaction);
  const rows: NewProductRow[] = [];
  for (const { line, product, change } of lines) {
    if (product.id !== undefined) continue;
    const { name = '', price = 0 } = change;
    const draft = applyChanges<NewProduct>({ ...initialValues(productFields), name, price }, change);
    const images = await resolveImages(transaction, { images: draft.images });
    if (!images) return { ...refuse('images-unknown'), line };
    const found = findRefs(draft);
    if (!found) return { ...refuse('reference-unknown'), line };
    const refs = await lockCatalogueRefs(transaction, { kind: database.kind, refs: found });
    rows.push({ draft: { ...draft, images }, refs, deactivatedAt: product.active === false ? now : null });
  }
  const inserted = await insertProductRows(transaction, { products: rows, now });
  return inserted.ok ? { ok: true, products: await allProductsByIds(transaction, inserted.ids) } : inserted;
}

type ChangedProduct = { before: Product; product: Product };

/** By rising id, so that concurrent writes do not wait for each other. */
async function changeKnown(
  transaction: Transaction<Tables>,
  { database, now, lines }: LineOptions,
): Promise<{ ok: true; products: ChangedProduct[] } | Refusal> {
  const findRefs = await readCatalogueRefs(transaction);
  const products: ChangedProduct[] = [];
  for (const { line, product, change } of lines.toSorted((a, b) => (a.product.id ?? 0) - (b.product.id ?? 0))) {
    const { id, version, active } = product;
    if (id === undefined) continue;
    const options = { database, findRefs, reason: 'import', now } as const;
    const saved = await writeProductChange(transaction, { ...options, id, version, change });
    if (!saved.ok) return { ...saved, line };
    const { before } = saved;
    if (active !== undefined && active !== (before.deactivatedAt === null)) {
      const deactivatedAt = active ? null : now;
      await transaction.updateTable('products').set({ deactivated_at: deactivatedAt }).where('id', '=', id).execute();
      products.push({ before, product: { ...saved.product, deactivatedAt } });
    } else products.push(saved);
  }
  return { ok: true, products };
}

function formerValues(product: Product): ImportContent['changed'][number]['before'] {
  const { flavors, images, pricedAt, deactivatedAt } = product;
  const values = pickFields(productFields, { ...product, images: [] });
  return { ...values, flavors, images, pricedAt, deactivatedAt };
}
