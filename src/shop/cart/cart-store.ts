import type { ShopProduct } from '#contract/shop/shop-product.ts';
import {
  addUnits,
  type CartItem,
  type CartLineKey,
  type CartProduct,
  cartCount,
  cartSubtotal,
  changeFlavor,
  decreaseQuantity,
  increaseQuantity,
  isSameLine,
  removeLine,
  setQuantity,
} from '#domain/cart/cart.ts';
import { type CartChange, refreshCart } from '#domain/cart/refresh-cart.ts';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { showAddedItem } from './added-item.ts';
import { toCartProduct } from './cart-product.ts';
import { createPersistedCart, NO_ITEMS } from './persisted-cart.ts';

const store = createPersistedCart();
const panelOpen = createStore(false);

/** The cart of this browser; empty on the server and during hydration. */
export function useCart() {
  const items = useStore(store, NO_ITEMS);
  return { items, count: cartCount(items), subtotal: cartSubtotal(items) };
}

export function getCartItems(): readonly CartItem[] {
  return store.latest();
}

/** Adds the flavor, or the first one in stock, and shows the popup. Returns false, without a change, beyond stock. */
export function addToCart(product: ShopProduct, flavor: Flavor | null, quantity = 1): boolean {
  const item = { ...toCartProduct(product), selectedFlavor: flavor ?? defaultFlavor(product) };
  const result = addUnits(store.latest(), item, quantity);
  if (!result.added) return false;
  store.save(result.items);
  const line = result.items.find((other) => isSameLine(other, item));
  if (line) showAddedItem({ ...line, quantity });
  return true;
}

export function increaseItem(line: CartLineKey): void {
  store.save(increaseQuantity(store.latest(), line));
}

export function decreaseItem(line: CartLineKey): void {
  store.save(decreaseQuantity(store.latest(), line));
}

export function setItemQuantity(line: CartLineKey, quantity: number): void {
  store.save(setQuantity(store.latest(), line, quantity));
}

export function changeItemFlavor(line: CartLineKey, flavorName: string): void {
  store.save(changeFlavor(store.latest(), line, flavorName));
}

export function removeItem(line: CartLineKey): void {
  store.save(removeLine(store.latest(), line));
}

/** Puts the lines of an earlier order into an empty cart, with the prices and the stock of then. */
export function restoreItems(items: readonly CartItem[]): void {
  store.save(items);
}

export function clearCart(): void {
  store.save(NO_ITEMS);
}

/** Updates the cart to current prices and stock. Returns the changes and the lines before them. */
export function refreshCartItems(products: readonly CartProduct[]): {
  before: readonly CartItem[];
  changes: CartChange[];
} {
  const before = store.latest();
  const { items, changes } = refreshCart(before, products);
  store.save(items);
  return { before, changes };
}

/** Whether the cart panel is open. */
export function usePanelOpen(): boolean {
  return useStore(panelOpen, false);
}

/** Shows the panel, whose module must be loaded; buttons call `openCart` (cart-panel/open-cart.ts). */
export function showPanel(): void {
  panelOpen.set(true);
}

export function closeCart(): void {
  panelOpen.set(false);
}
