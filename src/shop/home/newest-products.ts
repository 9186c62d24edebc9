const COUNT = 10;

/** The newest products, those in stock first (A19). */
export function newestProducts<Product extends { id: number; createdAt: number; amount: number }>(
  products: readonly Product[],
): Product[] {
  const soldOut = ({ amount }: Product) => Number(amount <= 0);
  return products
    .toSorted((a, b) => soldOut(a) - soldOut(b) || b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, COUNT);
}
