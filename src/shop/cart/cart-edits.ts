import type { CartItem, CartLineKey, CartProduct } from '#domain/cart/cart.ts';
import { changeFlavor, decreaseQuantity, increaseQuantity, removeLine, setQuantity } from '#domain/cart/edit-cart.ts';
import { type CartChange, refreshCart } from '#domain/cart/refresh-cart.ts';
import { cartStore } from './cart-store.ts';
import { NO_ITEMS } from './persisted-cart.ts';

export function increaseItem(line: CartLineKey): void {
  cartStore.save(increaseQuantity(cartStore.latest(), line));
}

export function decreaseItem(line: CartLineKey): void {
  cartStore.save(decreaseQuantity(cartStore.latest(), line));
}

export function setItemQuantity(line: CartLineKey, quantity: number): void {
  cartStore.save(setQuantity(cartStore.latest(), line, quantity));
}

export function changeItemFlavor(line: CartLineKey, flavorName: string): void {
  cartStore.save(changeFlavor(cartStore.latest(), line, flavorName));
}

export function removeItem(line: CartLineKey): void {
  cartStore.save(removeLine(cartStore.latest(), line));
}

/** Puts the lines of an earlier order into an empty cart, with the prices and the stock of then. */
export function restoreItems(items: readonly CartItem[]): void {
  cartStore.save(items);
}

export function clearCart(): void {
  cartStore.save(NO_ITEMS);
}

/** Updates the cart to current prices and stock. Returns the changes and the lines before them. */
export function refreshCartItems(products: readonly CartProduct[]): {
  before: readonly CartItem[];
  changes: CartChange[];
} {
  const before = cartStore.latest();
  const { items, changes } = refreshCart(before, products);
  cartStore.save(items);
  return { before, changes };
}
