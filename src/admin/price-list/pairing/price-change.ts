import type { Centavos } from '#domain/money/money.ts';

/** By what factor a price may be off the one that is expected. */
const NEAR = 1.15;

/** Whether a price is as good as the one that is expected. */
export function isNear(price: number, expected: number): boolean {
  return price <= expected * NEAR && price * NEAR >= expected;
}

/** By what factor, as that of a product whose price is asked about because of its change (A29). */
const FAR = 1.6;

/** Whether a price is so far from the one that is expected that it may be of another product. */
export function isFar(price: number, expected: number): boolean {
  return price > expected * FAR || price * FAR < expected;
}

type PricedRow = { listed: { price: Centavos }; product: { price: Centavos } };

/** What a product costs today if its price changes as those of the rows do; undefined without rows. */
export function expectedToday(listed: Centavos, rows: readonly PricedRow[]): Centavos | undefined {
  const changes = rows.map((row) => row.listed.price / row.product.price).toSorted((a, b) => a - b);
  const usual = changes[changes.length >> 1];
  return usual && Math.round(listed / usual);
}
