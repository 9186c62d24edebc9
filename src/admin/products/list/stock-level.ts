import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';

export type StockLevel = 'none' | 'few' | 'enough';

/** Red when out of stock, orange when low, green otherwise (spec §9). */
export function stockLevel(amount: number): StockLevel {
  if (amount <= 0) return 'none';
  return amount <= LOW_STOCK ? 'few' : 'enough';
}
