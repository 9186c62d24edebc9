import type { CartItem } from '#domain/cart/cart.ts';

/** Name and flavor of a line: 'Whey 1 kg, Chocolate'. */
export function lineLabel({ name, selectedFlavor }: CartItem): string {
  return selectedFlavor ? `${name}, ${selectedFlavor.name}` : name;
}
