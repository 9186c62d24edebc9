import { orderLineLabel } from '../cart/order-message.ts';
import type { Flavor } from '../catalogue/flavor.ts';
import { normalizeForSearch } from '../search/search-words.ts';

/** What a line can mean; the flavor is undefined when the line does not tell it. */
export type LineCandidate<Product> = { product: Product; flavor: string | null | undefined };

type NamedProduct = { name: string; flavors: readonly Pick<Flavor, 'name'>[] };

/**
 * Returns a function that finds what a label means: exactly one candidate with its flavor, or else the seller has to be
 * asked. Names count as equal whatever their case, accents and spaces.
 */
export function createLineMatcher<Product extends NamedProduct>(products: readonly Product[]) {
  const byLabel = new Map<string, LineCandidate<Product>[]>();
  for (const product of products) {
    const { name, flavors } = product;
    for (const flavor of flavors) add(orderLineLabel(name, flavor.name), { product, flavor: flavor.name });
    add(orderLineLabel(name, null), { product, flavor: flavors.length === 0 ? null : undefined });
  }
  return (label: string): readonly LineCandidate<Product>[] =>
    byLabel.get(normalizeForSearch(label)) ?? withoutFlavor(label) ?? [];

  function add(label: string, candidate: LineCandidate<Product>): void {
    const key = normalizeForSearch(label);
    const candidates = byLabel.get(key);
    if (candidates) candidates.push(candidate);
    else byLabel.set(key, [candidate]);
  }

  /** The product of a flavor that it does not have, or no longer. */
  function withoutFlavor(label: string) {
    const [, name] = /^(.+) \([^()]*\)$/.exec(label) ?? [];
    return name === undefined
      ? undefined
      : byLabel.get(normalizeForSearch(name))?.filter(({ product }) => product.flavors.length > 0);
  }
}
