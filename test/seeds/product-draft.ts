import type { ProductDraft } from '#data/products/product-values.ts';

export const NOW = Date.UTC(2026, 4, 25, 12);

/** A product for tests, of which only the name has to be said. */
export function productDraft(given: Partial<ProductDraft> & { name: string }): ProductDraft {
  return {
    price: 1_000_00,
    priceUsd: null,
    discount: 0,
    amount: 5,
    flavors: [],
    images: [],
    description: '',
    ...given,
  };
}

/** The id that a write tells; a refusal fails the test. */
export function insertedId(result: { ok: true; id: number } | { ok: false; reason: string }): number {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.id;
}
