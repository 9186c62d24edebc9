import type { Flavor, Stocked } from './flavor.ts';

/**
 * The units of a flavor, or with null of a product without flavors. 0 for an unknown flavor, and for null when the
 * product has flavors.
 */
export function stockOf({ amount, flavors }: Stocked, flavorName: string | null): number {
  if (flavorName === null) return flavors.length === 0 ? atLeastZero(amount) : 0;
  return atLeastZero(flavors.find(({ name }) => name === flavorName)?.quantity ?? 0);
}

/** Units over all flavors, or the amount when there are none. */
export function totalStock({ amount, flavors }: Stocked): number {
  if (flavors.length === 0) return atLeastZero(amount);
  return flavors.reduce((sum, { quantity }) => sum + atLeastZero(quantity), 0);
}

export function isOutOfStock(product: Stocked): boolean {
  return totalStock(product) === 0;
}

/** The flavors in stock. */
export function availableFlavors({ flavors }: Pick<Stocked, 'flavors'>): Flavor[] {
  return flavors.filter(({ quantity }) => quantity > 0);
}

/** The flavors of the detail page: those in stock, or all when the product is out of stock. */
export function detailFlavors(product: Stocked): readonly Flavor[] {
  return isOutOfStock(product) ? product.flavors : availableFlavors(product);
}

/** The first flavor in stock, used when none was selected. */
export function defaultFlavor({ flavors }: Pick<Stocked, 'flavors'>): Flavor | null {
  return flavors.find(({ quantity }) => quantity > 0) ?? null;
}

function atLeastZero(units: number): number {
  return Math.max(0, units);
}
