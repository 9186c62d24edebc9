import type { Centavos } from '../money/money.ts';

/** A flavor of a product, or a colour of an accessory, with its own stock. */
export type Flavor = { name: string; quantity: number };

/** What the price rules need of a product; `discount` in hundredths of a percent, 0 … 10000. */
export type Priced = { price: Centavos; discount: number };

/** What the stock rules need of a product: `amount` counts only when there are no flavors. */
export type Stocked = { amount: number; flavors: readonly Flavor[] };
