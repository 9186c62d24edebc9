import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { addUnits, type CartItem, cartCount, cartSubtotal, isSameLine } from '#domain/cart/cart.ts';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { showAddedItem } from './added-item.ts';
import { toCartProduct } from './cart-product.ts';
import { createPersistedCart, NO_ITEMS } from './persisted-cart.ts';

/** What the cart of this browser holds, for the functions that read and change it. */
export const cartStore = createPersistedCart();
const panelOpen = createStore(false);

/** The cart of this browser; empty on the server and during hydration. */
export function useCart() {
  const items = useStore(cartStore, NO_ITEMS);
  return { items, count: cartCount(items), subtotal: cartSubtotal(items) };
}

export function getCartItems(): readonly CartItem[] {
  return cartStore.latest();
}

/** Adds the flavor, or the first one in stock, and shows the popup. Returns false, without a change, beyond stock. */
export function addToCart(product: ShopProduct, flavor: Flavor | null, quantity = 1): boolean {
  const item = { ...toCartProduct(product), selectedFlavor: flavor ?? defaultFlavor(product) };
  const result = addUnits(cartStore.latest(), item, quantity);
  if (!result.added) return false;
  cartStore.save(result.items);
  const line = result.items.find((other) => isSameLine(other, item));
  if (line) showAddedItem({ ...line, quantity });
  return true;
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
