import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { readProduct } from '#data/products/product-row.ts';
import type { Tables } from '#data/schema/tables.ts';
import { flavorKey } from '#domain/catalogue/flavor-name.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { defaultFlavor, stockOf } from '#domain/catalogue/stock.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import type { ProductsById } from './sale-lock.ts';

/** Units of a locked product. The flavor is null for products without flavors; undefined means the default flavor. */
type StockUnits = { product: Product; flavor: string | null | undefined; quantity: number };

/** Takes units from the stock and returns their flavor. Refuses with flavor-unknown or no-stock. */
export async function takeStock(
  transaction: Transaction<Tables>,
  { product, flavor: requested, quantity }: StockUnits,
): Promise<{ ok: true; flavor: string | null } | Refusal> {
  const flavor = findFlavorName(product, requested);
  if (flavor === undefined) return refuse('flavor-unknown');
  const available = stockOf(product, flavor);
  if (available < quantity) return { ...refuse('no-stock'), available };
  await addStock(transaction, { product, flavor, quantity: -quantity });
  return { ok: true, flavor };
}

/**
 * Returns units to the stock and reads the product again. Units of a flavor that the product no longer has are dropped,
 * because the stock was counted anew without them.
 */
export async function returnStock(
  transaction: Transaction<Tables>,
  { product, flavor: soldFlavor, quantity }: StockUnits & { flavor: string | null },
): Promise<Product> {
  const flavor = findFlavorName(product, soldFlavor);
  if (flavor === undefined) return product;
  await addStock(transaction, { product, flavor, quantity });
  return readProduct(transaction, product.id);
}

/** The units that a sale takes from the stock. */
type StockUsage = { productId: number | null; flavor: string | null | undefined; quantity: number };

/** Returns the units of the sale before the change and takes those after it; does nothing when both are the same. */
export async function moveStock(
  transaction: Transaction<Tables>,
  { before, after, products }: { before: Sale; after: StockUsage; products: ProductsById },
): Promise<{ ok: true; flavor: string | null } | Refusal> {
  const same = after.productId === before.productId && after.flavor === before.flavor;
  if (same && after.quantity === before.quantity) return { ok: true, flavor: before.flavor };
  const { productId, flavor, quantity } = after;
  let target = products.get(productId ?? 0);
  const source = products.get(before.productId ?? 0);
  if (source) {
    const restored = await returnStock(transaction, {
      product: source,
      flavor: before.flavor,
      quantity: before.quantity,
    });
    if (target === source) target = restored;
  }
  // A product that was deleted has no stock to move.
  if (!target) return { ok: true, flavor: flavor ?? null };
  return takeStock(transaction, { product: target, flavor, quantity });
}

/** The flavor's name as the product spells it, null for a product without flavors, undefined when there is no such flavor. */
function findFlavorName({ flavors }: Product, name: string | null | undefined): string | null | undefined {
  if (name === undefined) return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? null;
  if (name === null) return flavors.length === 0 ? null : undefined;
  return flavors.find((flavor) => flavorKey(flavor.name) === flavorKey(name))?.name;
}

/** Raises the product's version, but not its date of modification. */
async function addStock(
  transaction: Transaction<Tables>,
  { product: { id }, flavor, quantity }: StockUnits & { flavor: string | null },
): Promise<void> {
  if (flavor !== null) {
    await transaction
      .updateTable('flavors')
      .set((eb) => ({ quantity: eb('quantity', '+', quantity) }))
      .where('product_id', '=', id)
      .where('name_key', '=', flavorKey(flavor))
      .execute();
  }
  await transaction
    .updateTable('products')
    .set((eb) => ({ amount: eb('amount', '+', quantity), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
