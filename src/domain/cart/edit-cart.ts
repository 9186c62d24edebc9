import { type CartItem, type CartLineKey, isSameLine, lineStock } from './cart.ts';

type Items = readonly CartItem[];

/** One unit more of a line, unless its stock is reached. */
export function increaseQuantity(items: Items, line: CartLineKey): CartItem[] {
  return withQuantity(items, line, (item) => (isAtStockLimit(item) ? item.quantity : item.quantity + 1));
}

/** One unit less of a line, but never below one. */
export function decreaseQuantity(items: Items, line: CartLineKey): CartItem[] {
  return withQuantity(items, line, ({ quantity }) => Math.max(1, quantity - 1));
}

/** Sets the quantity of a line, at least 1 and at most its stock. */
export function setQuantity(items: Items, line: CartLineKey, quantity: number): CartItem[] {
  return withQuantity(items, line, (item) => Math.max(1, Math.min(quantity, lineStock(item))));
}

/** Moves a line to another flavor of its product, with as many units as that has; it joins a line of that flavor. */
export function changeFlavor(items: Items, line: CartLineKey, flavorName: string): CartItem[] {
  const item = items.find((other) => isSameLine(other, line));
  const flavor = item?.flavors.find(({ name, quantity }) => name === flavorName && quantity > 0);
  if (!item || !flavor || flavorName === item.selectedFlavor?.name) return [...items];
  const target = { ...item, selectedFlavor: flavor };
  const present = items.find((other) => isSameLine(other, target))?.quantity ?? 0;
  const changed = { ...target, quantity: Math.min(present + item.quantity, flavor.quantity) };
  return items
    .filter((other) => !isSameLine(other, target))
    .map((other) => (isSameLine(other, line) ? changed : other));
}

/** Removes one line; other flavors of the product stay. */
export function removeLine(items: Items, line: CartLineKey): CartItem[] {
  return items.filter((item) => !isSameLine(item, line));
}

export function isAtStockLimit(item: CartItem): boolean {
  return item.quantity >= lineStock(item);
}

function withQuantity(items: Items, line: CartLineKey, quantityOf: (item: CartItem) => number): CartItem[] {
  return items.map((item) => (isSameLine(item, line) ? { ...item, quantity: quantityOf(item) } : item));
}
