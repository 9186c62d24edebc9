import type { Transaction } from 'kysely';
import { finalPrice } from '#domain/discount.ts';
import { searchText } from '#domain/search.ts';
import { stockOf } from '#domain/stock.ts';
import { writeCatalogue } from './catalogue-version.ts';
import type { Database } from './database.ts';
import { flavorKey } from './product-draft.ts';
import { type Product, selectProducts, toProduct } from './product-row.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { SoldProduct } from './sales.ts';
import type { Tables } from './schema.ts';

export type SaleDraft = {
  productId: number;
  /** Name of the flavor; null for a product without flavors. */
  variant: string | null;
  quantity: number;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  paid: boolean;
};

/** Enters a sale and takes its units from the stock; refuses with not-found, flavor-unknown, no-stock or out-of-range. */
export async function insertSale(
  database: Database,
  { draft, now }: { draft: SaleDraft; now: number },
): Promise<{ ok: true; id: number } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const product = await lockProduct(transaction, draft.productId);
    if (!product) return refuse('not-found');
    const variant = variantOf(product, draft.variant);
    if (variant === undefined) return refuse('flavor-unknown');
    const total = finalPrice(product) * draft.quantity;
    if (draft.quantity < 1 || !Number.isSafeInteger(total)) return refuse('out-of-range');
    if (stockOf(product, variant) < draft.quantity) return refuse('no-stock');
    await takeStock(transaction, { id: product.id, variant, quantity: draft.quantity });
    const { id } = await transaction
      .insertInto('sales')
      .values({
        product_id: product.id,
        product_name: product.name,
        search_text: searchText(product.name),
        variant,
        quantity: draft.quantity,
        total,
        client_name: draft.clientName,
        payment_method: draft.paymentMethod,
        shipping_method: draft.shippingMethod,
        sold_at: now,
        paid: draft.paid ? 1 : 0,
        image: product.images[0]?.url ?? '',
        product: JSON.stringify(soldProduct(product)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
}

/** Reads a product that nobody else can change until the commit. Its version rises, its date of modification does not. */
async function lockProduct(transaction: Transaction<Tables>, id: number): Promise<Product | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const row = await selectProducts(transaction).where('products.id', '=', id).executeTakeFirst();
  return row && toProduct(row);
}

/** The flavor's name as the product writes it; null when neither has one. */
function variantOf({ flavors }: Product, name: string | null): string | null | undefined {
  if (name === null) return flavors.length === 0 ? null : undefined;
  return flavors.find((flavor) => flavorKey(flavor.name) === flavorKey(name))?.name;
}

type Taken = { id: number; variant: string | null; quantity: number };

async function takeStock(transaction: Transaction<Tables>, { id, variant, quantity }: Taken): Promise<void> {
  if (variant !== null) {
    await transaction
      .updateTable('flavors')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where('product_id', '=', id)
      .where('name_key', '=', flavorKey(variant))
      .execute();
  }
  await transaction
    .updateTable('products')
    .set((eb) => ({ amount: eb('amount', '-', quantity) }))
    .where('id', '=', id)
    .execute();
}

function soldProduct(product: Product): SoldProduct {
  const { name, price, discount, description, flavors, images, brandId, categoryId } = product;
  return { name, price, discount, description, flavors, images, brandId, categoryId };
}
