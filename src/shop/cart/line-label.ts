import type { CartItem } from '#domain/cart/cart.ts';

/** A line in words: 'Whey 1 kg, Chocolate'. */
export function lineLabel({ name, selectedFlavor }: CartItem): string {
  return selectedFlavor ? `${name}, ${selectedFlavor.name}` : name;
}
