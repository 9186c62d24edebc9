import { describe, expect, it } from 'vitest';
import { biggestOffers } from './biggest-offers.ts';

describe('biggestOffers', () => {
  it('shows the biggest discounts of products in stock, the newest of equal ones first', () => {
    const products = [
      { id: 1, discount: 1000, amount: 5 },
      { id: 2, discount: 5000, amount: 0 },
      { id: 3, discount: 2500, amount: 1 },
      { id: 4, discount: 0, amount: 9 },
      { id: 5, discount: 1000, amount: 2 },
    ];
    expect(biggestOffers(products).map(({ id }) => id)).toEqual([3, 5, 1]);
  });

  it('shows at most four, and none without discounts', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, discount: 1000, amount: 1 }));
    expect(biggestOffers(many)).toHaveLength(4);
    expect(biggestOffers([{ id: 1, discount: 0, amount: 1 }])).toEqual([]);
  });
});
