export type StockLevel = 'none' | 'few' | 'enough';

/** Red at 0 or less, orange at 2 or less, green above (spec §9). */
export function stockLevel(amount: number): StockLevel {
  if (amount <= 0) return 'none';
  return amount <= 2 ? 'few' : 'enough';
}
