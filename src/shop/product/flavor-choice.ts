import type { Flavor, Stocked } from '#domain/catalogue/product.ts';
import { defaultFlavor, detailFlavors } from '#domain/catalogue/stock.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';

/** How the flavors of a product are called: those of accessories, by category or its type, are colours (A12). */
export function flavorLabel({ category, categoryType = '' }: { category: string; categoryType?: string }) {
  return [category, categoryType].some((name) => normalizeForSearch(name) === 'accesorios') ? 'Color' : 'Sabor';
}

/** The flavor that goes into the cart: the chosen one while it is listed and in stock, else the first in stock. */
export function selectedFlavor(product: Stocked, chosen: string | null): Flavor | null {
  const flavor = detailFlavors(product).find(({ name }) => name === chosen);
  return flavor && flavor.quantity > 0 ? flavor : defaultFlavor(product);
}
