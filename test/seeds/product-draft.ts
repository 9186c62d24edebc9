import type { ProductDraft } from '#data/products/product-values.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';

export const NOW = Date.UTC(2026, 4, 25, 12);

/** A product for tests; only its name is required. */
export function productDraft(fields: Partial<ProductDraft> & { name: string }): ProductDraft {
  return {
    ...initialValues(productFields),
    price: 1_000_00,
    amount: 5,
    images: [],
    ...fields,
  };
}

/** The id of a successful insert; a refusal fails the test. */
export function insertedId(result: { ok: true; id: number } | { ok: false; reason: string }): number {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.id;
}
