import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/engine/schema.ts';
import { type ImageInput, resolveImages } from '#data/images/resolve-images.ts';
import type { Product } from '#data/products/product-row.ts';
import type { ProductDraft } from '#data/products/product-values.ts';
import { applyChanges, type Changes } from '#data/query/apply-changes.ts';
import { flavorKey, isFlavorName } from '#domain/catalogue/flavor-name.ts';

/** A new product as the back-office gives it. */
export type NewProduct = Omit<ProductDraft, 'images'> & { images: readonly ImageInput[] };

/** What is to be different about a product; what is missing stays as it is. */
export type ProductChange = Changes<NewProduct>;

/** The product with the change in it. New flavors keep to the rule for their names, those it had may stay (A12). */
export async function applyProductChange(
  transaction: Transaction<Tables>,
  { before, change }: { before: Product; change: ProductChange },
): Promise<{ ok: true; draft: ProductDraft } | Refusal> {
  const known = new Set(before.flavors.map(({ name }) => flavorKey(name)));
  if (change.flavors?.some(({ name }) => !isFlavorName(name) && !known.has(flavorKey(name)))) {
    return refuse('flavor-name');
  }
  const { name, price, priceUsd, discount, amount, flavors, description, brandId, categoryId } = before;
  const draft = { name, price, priceUsd, discount, amount, flavors, description, brandId, categoryId };
  const images = await resolveImages(transaction, { images: change.images ?? before.images, known: before.images });
  return { ok: true, draft: { ...applyChanges<Omit<ProductDraft, 'images'>>(draft, change), images } };
}
