import type { Flavor } from './flavor.ts';
import { type FlavorNameProblem, findFlavorNameProblem, flavorKey } from './flavor-name.ts';

export type AddFlavorResult = { ok: true; flavors: readonly Flavor[] } | { ok: false; reason: FlavorNameProblem };

/** Appends a flavor with one unit; a flavor that the list has already is ignored. */
export function addFlavor(flavors: readonly Flavor[], typed: string): AddFlavorResult {
  const name = typed.normalize('NFC').trim().replace(/ +/g, ' ');
  const reason = findFlavorNameProblem(name);
  if (reason) return { ok: false, reason };
  const exists = flavors.some((flavor) => flavorKey(flavor.name) === flavorKey(name));
  return { ok: true, flavors: exists ? flavors : [...flavors, { name, quantity: 1 }] };
}

/** Sets the quantity of one flavor, at least 0. */
export function withFlavorQuantity(
  flavors: readonly Flavor[],
  { name, quantity }: { name: string; quantity: number },
): readonly Flavor[] {
  return flavors.map((flavor) => (flavor.name === name ? { name, quantity: Math.max(0, quantity) } : flavor));
}

export function withoutFlavor(flavors: readonly Flavor[], name: string): readonly Flavor[] {
  return flavors.filter((flavor) => flavor.name !== name);
}
