import { flavorKey, isFlavorName } from './flavor-name.ts';
import type { Flavor } from './product.ts';

export type AddFlavorResult = { ok: true; flavors: readonly Flavor[] } | { ok: false; reason: 'letters' };

/** The list with one more flavor or colour, of which there is 1; one that is there already is ignored. */
export function addFlavor(flavors: readonly Flavor[], typed: string): AddFlavorResult {
  const name = typed.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!isFlavorName(name)) return { ok: false, reason: 'letters' };
  const known = flavors.some((flavor) => flavorKey(flavor.name) === flavorKey(name));
  return { ok: true, flavors: known ? flavors : [...flavors, { name, quantity: 1 }] };
}

/** The list with another quantity of one of them, 0 at the least. */
export function withFlavorQuantity(
  flavors: readonly Flavor[],
  { name, quantity }: { name: string; quantity: number },
): readonly Flavor[] {
  return flavors.map((flavor) => (flavor.name === name ? { name, quantity: Math.max(0, quantity) } : flavor));
}

export function withoutFlavor(flavors: readonly Flavor[], name: string): readonly Flavor[] {
  return flavors.filter((flavor) => flavor.name !== name);
}
