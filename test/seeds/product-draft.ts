import type { ProductDraft } from '#data/products/product-values.ts';

export const NOW = Date.UTC(2026, 4, 25, 12);

/** A product for tests; only its name is required. */
export function productDraft(fields: Partial<ProductDraft> & { name: string }): ProductDraft {
  return {
    price: 1_000_00,
    priceUsd: null,
    discount: 0,
    amount: 5,
    flavors: [],
    images: [],
    description: '',
    ...fields,
  };
}

/** The id of a successful insert; a refusal fails the test. */
export function insertedId(result: { ok: true; id: number } | { ok: false; reason: string }): number {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.id;
}
