import type { ShopProduct } from '#contract/shop/shop-product.ts';
import {
  addItem,
  type CartItem,
  type CartLineKey,
  type CartProduct,
  cartCount,
  cartSubtotal,
  decreaseQuantity,
  increaseQuantity,
  isSameLine,
  removeLine,
} from '#domain/cart/cart.ts';
import { type CartChange, refreshCart } from '#domain/cart/refresh-cart.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { useStore } from '#ui/store/store.ts';
import { showAdded, useAdded } from './added-item.ts';
import { cartProduct } from './cart-product.ts';
import { createKeptItems, NO_ITEMS } from './persisted-cart.ts';

const kept = createKeptItems({ storage: () => localStorage, page: () => window });

/** The cart of this browser; empty on the server and while the page comes alive. `addedProduct` is what the popup shows. */
export function useCart() {
  const items = useStore(kept, NO_ITEMS);
  const addedProduct = useAdded();
  return { items, count: cartCount(items), subtotal: cartSubtotal(items), addedProduct };
}

export function cartItems(): readonly CartItem[] {
  return kept.latest();
}

/** Adds in the flavor, or the first one in stock, and shows the popup; beyond stock nothing changes and it gives false. */
export function addToCart(product: ShopProduct, flavor: Flavor | null, quantity = 1): boolean {
  const item = { ...cartProduct(product), selectedFlavor: flavor ?? defaultFlavor(product) };
  const result = addItem(kept.latest(), item, quantity);
  if (!result.added) return false;
  kept.keep(result.items);
  const line = result.items.find((other) => isSameLine(other, item));
  if (line) showAdded(line);
  return true;
}

export function increaseItem(line: CartLineKey): void {
  kept.keep(increaseQuantity(kept.latest(), line));
}

export function decreaseItem(line: CartLineKey): void {
  kept.keep(decreaseQuantity(kept.latest(), line));
}

export function removeItem(line: CartLineKey): void {
  kept.keep(removeLine(kept.latest(), line));
}

export function clearCart(): void {
  kept.keep(NO_ITEMS);
}

/** Brings the cart up to the prices and stock of today; gives what changed, and the lines as they were. */
export function refreshItems(products: readonly CartProduct[]): { before: readonly CartItem[]; changes: CartChange[] } {
  const before = kept.latest();
  const { items, changes } = refreshCart(before, products);
  kept.keep(items);
  return { before, changes };
}
