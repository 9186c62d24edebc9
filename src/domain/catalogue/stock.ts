import type { Flavor, Stocked } from './product.ts';

/**
 * How many can be bought: of the named flavor, or of the product when it has no flavors.
 * A flavor that is not there, and no flavor where there are some, give 0.
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

/** The flavors that a selector lists: those in stock. */
export function availableFlavors({ flavors }: Pick<Stocked, 'flavors'>): Flavor[] {
  return flavors.filter(({ quantity }) => quantity > 0);
}

/** The flavors that the detail page lists: those in stock, or all of a product that is out of stock. */
export function detailFlavors(product: Stocked): readonly Flavor[] {
  return isOutOfStock(product) ? product.flavors : availableFlavors(product);
}

/** The flavor that is taken when none was chosen. */
export function defaultFlavor({ flavors }: Pick<Stocked, 'flavors'>): Flavor | null {
  return flavors.find(({ quantity }) => quantity > 0) ?? null;
}

function atLeastZero(units: number): number {
  return Math.max(0, units);
}
