/** A flavor of a product, or a colour of an accessory, with its own stock. */
export type Flavor = { name: string; quantity: number };

/** What the stock rules need of a product: `amount` counts only when there are no flavors. */
export type Stocked = { amount: number; flavors: readonly Flavor[] };
