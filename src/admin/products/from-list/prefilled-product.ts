import type { LineProduct } from '#contract/admin/price-list/price-preview.ts';
import type { Centavos } from '#domain/money/money.ts';

/** What the form of a new product starts with: a line of a price list, which the form returns to. */
export type PrefilledProduct = LineProduct & {
  previewId: string;
  line: number;
  price: Centavos;
  /** Null where the list does not tell it. */
  cost: Centavos | null;
  /** Null for a list in pesos. */
  priceUsd: number | null;
};

/** Goes into the state of a navigation to the form. */
export function prefilledState(newProduct: PrefilledProduct): { newProduct: PrefilledProduct } {
  return { newProduct };
}

/** Undefined when the form was opened without a line. */
export function readPrefilled(state: unknown): PrefilledProduct | undefined {
  const { newProduct } = { newProduct: undefined, ...toObject(state) };
  return isPrefilled(newProduct) ? newProduct : undefined;
}

const blank: Readonly<Record<keyof PrefilledProduct, unknown>> = {
  previewId: '',
  line: 0,
  name: '',
  brand: null,
  category: null,
  price: 0,
  cost: null,
  priceUsd: null,
};

function isPrefilled(value: unknown): value is PrefilledProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { previewId, line, name, brand, category, price, cost, priceUsd } = { ...blank, ...value };
  const isTextOrNull = (one: unknown) => one === null || typeof one === 'string';
  return (
    [previewId, name].every((one) => typeof one === 'string') &&
    [brand, category].every(isTextOrNull) &&
    [line, price, cost ?? 0, priceUsd ?? 0].every(Number.isInteger)
  );
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
