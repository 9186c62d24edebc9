import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/engine/schema.ts';
import { type Product, selectProducts, toProduct } from '#data/products/product-row.ts';
import { flavorKey } from '#domain/catalogue/flavor-name.ts';
import { defaultFlavor, stockOf } from '#domain/catalogue/stock.ts';

/** Reads a product that nobody else can change until the commit. */
export async function lockProduct(transaction: Transaction<Tables>, id: number): Promise<Product | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('products')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : readProduct(transaction, id);
}

async function readProduct(transaction: Transaction<Tables>, id: number): Promise<Product> {
  return toProduct(await selectProducts(transaction).where('products.id', '=', id).executeTakeFirstOrThrow());
}

/** Units of a locked product; `variant` names a flavor, null is for products without, undefined leaves the choice. */
type StockUnits = { product: Product; flavor: string | null | undefined; quantity: number };

/** Takes the units, of the first flavor in stock if none was chosen; refuses with flavor-unknown or no-stock. */
export async function takeStock(
  transaction: Transaction<Tables>,
  { product, flavor: chosen, quantity }: StockUnits,
): Promise<{ ok: true; variant: string | null } | Refusal> {
  const variant = findFlavorName(product, chosen);
  if (variant === undefined) return refuse('flavor-unknown');
  const available = stockOf(product, variant);
  if (available < quantity) return { ...refuse('no-stock'), available };
  await addStock(transaction, { product, flavor: variant, quantity: -quantity });
  return { ok: true, variant };
}

/**
 * Puts the units back where they came from and tells the product as it is then. If the seller has taken that place away
 * since, the stock was counted anew without them, and stays.
 */
export async function returnStock(
  transaction: Transaction<Tables>,
  { product, flavor: variant, quantity }: StockUnits & { variant: string | null },
): Promise<Product> {
  const place = findFlavorName(product, variant);
  if (place === undefined) return product;
  await addStock(transaction, { product, flavor: place, quantity });
  return readProduct(transaction, product.id);
}

/** The flavor's name as the product writes it; null when neither has one. */
function findFlavorName({ flavors }: Product, name: string | null | undefined): string | null | undefined {
  if (name === undefined) return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? null;
  if (name === null) return flavors.length === 0 ? null : undefined;
  return flavors.find((flavor) => flavorKey(flavor.name) === flavorKey(name))?.name;
}

/** The product's version rises with its stock, its date of modification does not. */
async function addStock(
  transaction: Transaction<Tables>,
  { product: { id }, flavor: variant, quantity }: StockUnits & { variant: string | null },
): Promise<void> {
  if (variant !== null) {
    await transaction
      .updateTable('flavors')
      .set((eb) => ({ quantity: eb('quantity', '+', quantity) }))
      .where('product_id', '=', id)
      .where('name_key', '=', flavorKey(variant))
      .execute();
  }
  await transaction
    .updateTable('products')
    .set((eb) => ({ amount: eb('amount', '+', quantity), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
