import { describe, expect, it } from 'vitest';
import { newestProducts } from './newest-products.ts';

describe('Novedades', () => {
  it('[M2.1-5] shows the newest first, and in stock before sold out', () => {
    const products = [
      { id: 1, createdAt: 100, amount: 5 },
      { id: 2, createdAt: 400, amount: 0 },
      { id: 3, createdAt: 300, amount: 1 },
      { id: 4, createdAt: 300, amount: 2 },
    ];
    expect(newestProducts(products).map(({ id }) => id)).toEqual([4, 3, 1, 2]);
  });

  it('[M2.1-5] shows about ten', () => {
    const many = Array.from({ length: 40 }, (_, id) => ({ id, createdAt: id, amount: 1 }));
    expect(newestProducts(many)).toHaveLength(10);
    expect(newestProducts([])).toEqual([]);
  });
});
