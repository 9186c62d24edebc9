import type { Transaction } from 'kysely';
import { finalPrice } from '#domain/discount.ts';
import type { Centavos } from '#domain/money.ts';
import { readBelongings } from './belongings.ts';
import { writeCatalogue } from './catalogue-version.ts';
import type { Database } from './database.ts';
import { insertProductRows } from './insert-products.ts';
import { flavorRows, isReserved, type ProductDraft, productValues, wordRows } from './product-draft.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Tables } from './schema.ts';
import { toggled } from './toggled.ts';

type Done = { ok: true };

/** Refuses with name-taken, name-reserved, flavor-repeated, reference-unknown or out-of-range. */
export async function insertProduct(
  database: Database,
  { draft, now }: { draft: ProductDraft; now: number },
): Promise<{ ok: true; id: number } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const belonging = (await readBelongings(transaction))(draft);
    if (!belonging) return refuse('reference-unknown');
    const inserted = await insertProductRows(transaction, { products: [{ draft, belonging }], now });
    return inserted.ok ? { ok: true, id: inserted.ids[0] ?? 0 } : inserted;
  });
}

/** Puts the draft in the place of what the product was; refuses as an insert does, or with not-found. */
export async function updateProduct(
  database: Database,
  { id, draft, now }: { id: number; draft: ProductDraft; now: number },
): Promise<Done | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    if (isReserved(draft.name)) return refuse('name-reserved');
    const belonging = (await readBelongings(transaction))(draft);
    if (!belonging) return refuse('reference-unknown');
    // The row first: whoever else changes its flavors waits here.
    const before = await touch(transaction, { id, now });
    if (!before) return refuse('not-found');
    await transaction.updateTable('products').set(productValues(draft, belonging)).where('id', '=', id).execute();
    await transaction.deleteFrom('flavors').where('product_id', '=', id).execute();
    await transaction.deleteFrom('product_words').where('product_id', '=', id).execute();
    const flavors = flavorRows(id, draft.flavors);
    if (flavors.length > 0) await transaction.insertInto('flavors').values(flavors).execute();
    const names = { name: draft.name, brand: belonging.brand.name, category: belonging.category.name };
    const words = wordRows(id, names);
    if (words.length > 0) await transaction.insertInto('product_words').values(words).execute();
    return { ok: true };
  });
}

export type PriceChange = { price?: Centavos; priceUsd?: number | null; discount?: number };

/** Changes prices or discount and what follows from them; refuses with not-found or out-of-range. */
export async function changePrice(
  database: Database,
  { id, change, now }: { id: number; change: PriceChange; now: number },
): Promise<{ ok: true; finalPrice: Centavos } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const before = await touch(transaction, { id, now });
    if (!before) return refuse('not-found');
    const { price = before.price, discount = before.discount, priceUsd = before.price_usd } = change;
    const final = finalPrice({ price, discount });
    await transaction
      .updateTable('products')
      .set({ price, discount, price_usd: priceUsd, final_price: final })
      .where('id', '=', id)
      .execute();
    return { ok: true, finalPrice: final };
  });
}

/** Takes an active product out of the shop, or brings an inactive one back; refuses with not-found. */
export async function toggleProduct(
  database: Database,
  { id, now }: { id: number; now: number },
): Promise<{ ok: true; deactivatedAt: number | null } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const row = await transaction
      .updateTable('products')
      .set((eb) => ({
        version: eb('version', '+', 1),
        modified_at: now,
        deactivated_at: toggled(now),
      }))
      .where('id', '=', id)
      .returning('deactivated_at as deactivatedAt')
      .executeTakeFirst();
    return row ? { ok: true, ...row } : refuse('not-found');
  });
}

/** Deletes the product with its flavors; sales keep their copy. Refuses with not-found. */
export async function deleteProduct(database: Database, id: number): Promise<Done | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('products').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n ? { ok: true } : refuse('not-found');
  });
}

/** Marks the product as written and tells its prices; until the commit every other writer of it waits here. */
async function touch(transaction: Transaction<Tables>, { id, now }: { id: number; now: number }) {
  return transaction
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1), modified_at: now }))
    .where('id', '=', id)
    .returning(['price', 'discount', 'price_usd'])
    .executeTakeFirst();
}
