import { hasDiscount } from '#domain/money/discount.ts';

/** Whole rows of two and of four columns. */
const COUNT = 4;

/** The products in stock with the biggest discounts, in percent. */
export function biggestOffers<Product extends { id: number; discount: number; amount: number }>(
  products: readonly Product[],
): Product[] {
  return products
    .filter((product) => product.amount > 0 && hasDiscount(product))
    .toSorted((a, b) => b.discount - a.discount || b.id - a.id)
    .slice(0, COUNT);
}
