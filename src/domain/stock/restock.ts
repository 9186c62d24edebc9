import { oneLine, orderLineLabel } from '../cart/order-message.ts';
import type { Centavos } from '../money/money.ts';

/** Sales of this time tell how fast a flavor is sold. */
export const SOLD_DAYS = 28;

const DAYS_OF_WEEK = 7;

/** For how many weeks can be bought. */
export const RESTOCK_WEEKS = [1, 2, 4, 8] as const;

/** A flavor of a product in the shop, or a product without flavors. */
export type FlavorStock = {
  productId: number;
  name: string;
  brand: string;
  suppliers: readonly string[];
  flavor: string | null;
  stock: number;
  /** Units sold in the last 28 days. */
  sold: number;
  /** Lowest stock wished of this product; null for the shop's. */
  lowestStock: number | null;
  /** What the seller pays for one unit; null when it is not known. */
  cost: Centavos | null;
};

export function soldPerWeek({ sold }: Pick<FlavorStock, 'sold'>): number {
  return (sold * DAYS_OF_WEEK) / SOLD_DAYS;
}

/** Whole days that the stock lasts at the speed of the last weeks; undefined when nothing was sold. */
export function daysLeft({ stock, sold }: Pick<FlavorStock, 'stock' | 'sold'>): number | undefined {
  return sold === 0 ? undefined : Math.floor((stock * SOLD_DAYS) / sold);
}

/** Units to buy, so that the lowest stock is still there when the weeks are over; never less than none. */
export function unitsToBuy(
  level: Pick<FlavorStock, 'stock' | 'sold' | 'lowestStock'>,
  { weeks, lowestStock }: { weeks: number; lowestStock: number },
): number {
  const needed = Math.ceil(soldPerWeek(level) * weeks) + (level.lowestStock ?? lowestStock);
  return Math.max(0, needed - level.stock);
}

/** Identifies a flavor of a product. */
export function levelKey({ productId, flavor }: Pick<FlavorStock, 'productId' | 'flavor'>): string {
  return `${productId} ${flavor ?? ''}`;
}

type OrderedLevel = Pick<FlavorStock, 'name' | 'flavor'> & { units: number };

/** An order to a supplier, as a WhatsApp message. */
export function purchaseOrderText(supplier: string, lines: readonly OrderedLevel[]): string {
  const greeting = supplier === '' ? '¡Hola!' : `¡Hola ${oneLine(supplier)}!`;
  return [
    `${greeting} Quiero hacer este pedido:`,
    '',
    ...lines.map(({ units, name, flavor }) => `${units} x ${orderLineLabel(name, flavor)}`),
  ].join('\n');
}
