import { finalPrice } from '../money/discount.ts';
import { type CartItem, type CartProduct, lineStock } from './cart.ts';

/** A change that the shopper is notified of; one line can have both `fewer` and `price`. */
export type CartChange = { item: CartItem; kind: 'unavailable' | 'fewer' | 'price' };

/**
 * Updates the cart to current prices and stock: unavailable lines are dropped and quantities are limited to the stock.
 * `changes` hold the updated line, or the old one when it was dropped.
 */
export function refreshCart(
  items: readonly CartItem[],
  products: readonly CartProduct[],
): { items: CartItem[]; changes: CartChange[] } {
  const byId = new Map(products.map((product) => [product.id, product]));
  const changes: CartChange[] = [];
  const refreshed = items.flatMap((old): CartItem[] => {
    const item = refreshItem(old, byId.get(old.id));
    if (item === undefined) {
      changes.push({ item: old, kind: 'unavailable' });
      return [];
    }
    if (item.quantity < old.quantity) changes.push({ item, kind: 'fewer' });
    if (finalPrice(item) !== finalPrice(old)) changes.push({ item, kind: 'price' });
    return [item];
  });
  return { items: refreshed, changes };
}

function refreshItem(old: CartItem, product: CartProduct | undefined): CartItem | undefined {
  if (product === undefined) return undefined;
  const { id, name, images, price, discount, amount, flavors } = product;
  const selectedFlavor = flavors.find((flavor) => flavor.name === old.selectedFlavor?.name) ?? old.selectedFlavor;
  const item = { id, name, images, price, discount, amount, flavors, selectedFlavor };
  const stock = lineStock(item);
  return stock < 1 ? undefined : { ...item, quantity: Math.min(old.quantity, stock) };
}
