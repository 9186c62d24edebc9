/** A flavor of a product, or a colour of an accessory, with its own stock. */
export type Flavor = { name: string; quantity: number };

/** `amount` counts only for products without flavors. */
export type Stocked = { amount: number; flavors: readonly Flavor[] };
