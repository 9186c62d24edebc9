import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { type ImageInput, resolveImages } from '#data/images/resolve-images.ts';
import type { ProductDraft } from '#data/products/product-values.ts';
import type { Tables } from '#data/schema/tables.ts';
import { findFlavorNameProblem, flavorKey } from '#domain/catalogue/flavor-name.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import type { Changes } from '#domain/fields/field.ts';

/** The input of a new product. */
export type NewProduct = Omit<ProductDraft, 'images'> & { images: readonly ImageInput[] };

export type ProductChange = Changes<NewProduct>;

/** The changed product. Only new flavors are checked for valid names (A12). Refuses with flavor-letters, flavor-length or images-unknown. */
export async function applyProductChange(
  transaction: Transaction<Tables>,
  { before, change }: { before: Product; change: ProductChange },
): Promise<{ ok: true; draft: ProductDraft } | Refusal> {
  const existing = new Set(before.flavors.map(({ name }) => flavorKey(name)));
  const added = change.flavors?.filter(({ name }) => !existing.has(flavorKey(name))) ?? [];
  const [problem] = added.flatMap(({ name }) => findFlavorNameProblem(name) ?? []);
  if (problem) return refuse(`flavor-${problem}`);
  const images = await resolveImages(transaction, { images: change.images ?? before.images, known: before.images });
  if (!images) return refuse('images-unknown');
  return { ok: true, draft: { ...applyChanges<Omit<ProductDraft, 'images'>>(before, change), images } };
}
