import { isAccessory } from '#domain/catalogue/accessory.ts';
import type { Flavor, Stocked } from '#domain/catalogue/flavor.ts';
import { defaultFlavor, detailFlavors } from '#domain/catalogue/stock.ts';

/** The label of a product's flavors: those of accessories are colours (A12). */
export function flavorLabel({ category, categoryType = '' }: { category: string; categoryType?: string }) {
  return isAccessory({ name: category, categoryType }) ? 'Color' : 'Sabor';
}

/** The flavor for the cart: the chosen one while it is available, else the first in stock. */
export function resolveFlavor(product: Stocked, chosen: string | null): Flavor | null {
  const flavor = detailFlavors(product).find(({ name }) => name === chosen);
  return flavor && flavor.quantity > 0 ? flavor : defaultFlavor(product);
}
