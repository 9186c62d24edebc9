import type { Flavor, Stocked } from '../catalogue/flavor.ts';
import { defaultFlavor, stockOf } from '../catalogue/stock.ts';
import type { Priced } from '../money/discount.ts';
import { finalPrice } from '../money/discount.ts';
import type { Centavos } from '../money/money.ts';

/** The product fields of a cart line; `images` are urls, the first is the thumbnail. */
export type CartProduct = Priced & Stocked & { id: number; name: string; images: readonly string[] };

/** A line of the cart: a product in one flavor (null when it has none); `quantity` is always 1 … stock. */
export type CartItem = CartProduct & { selectedFlavor: Flavor | null; quantity: number };

/** Identifies a line of the cart: product id and flavor name. */
export type CartLineKey = { id: number; selectedFlavor: Pick<Flavor, 'name'> | null };

type Items = readonly CartItem[];

export function isSameLine(a: CartLineKey, b: CartLineKey): boolean {
  return a.id === b.id && a.selectedFlavor?.name === b.selectedFlavor?.name;
}

/**
 * Adds a product in the selected flavor, or in the default one. A new line starts with one unit; an existing one grows
 * by `quantity` and gets the newer price and stock. Beyond the stock nothing changes and `added` is false.
 */
export function addItem(
  items: Items,
  product: Omit<CartItem, 'quantity'>,
  quantity = 1,
): { items: CartItem[]; added: boolean } {
  const item = { ...product, selectedFlavor: product.selectedFlavor ?? defaultFlavor(product) };
  const present = items.find((other) => isSameLine(other, item));
  const newQuantity = present === undefined ? 1 : present.quantity + quantity;
  if (!Number.isInteger(quantity) || quantity < 1 || newQuantity > lineStock(item))
    return { items: [...items], added: false };
  const line = { ...item, quantity: newQuantity };
  if (present === undefined) return { items: [...items, line], added: true };
  return { items: items.map((other) => (other === present ? line : other)), added: true };
}

/** Adds so many units, whether or not the line is new; all of them or none. */
export function addUnits(
  items: Items,
  product: Omit<CartItem, 'quantity'>,
  quantity: number,
): { items: CartItem[]; added: boolean } {
  const first = addItem(items, product);
  if (!first.added || quantity === 1) return first;
  const rest = addItem(first.items, product, quantity - 1);
  return rest.added ? rest : { items: [...items], added: false };
}

/** The units in stock for a line. */
export function lineStock(item: Stocked & CartLineKey): number {
  return stockOf(item, item.selectedFlavor?.name ?? null);
}

export function lineTotal(item: Priced & { quantity: number }): Centavos {
  return finalPrice(item) * item.quantity;
}

export function cartSubtotal(items: Items): Centavos {
  return items.reduce((sum, item) => sum + lineTotal(item), 0);
}

/** Units in the cart, over all lines. */
export function cartCount(items: Items): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
