import { finalPrice } from '../money/discount.ts';
import { type CartItem, type CartProduct, lineStock } from './cart.ts';

/** What the shopper is told about a line that had to change; `fewer` and `price` can come together. */
export type CartChange = { item: CartItem; kind: 'gone' | 'fewer' | 'price' };

/**
 * The cart with today's prices and stock. Lines that cannot be bought any more are dropped, quantities come down to
 * stock; `changes` names what the shopper should know, with the line as it is now (as it was, when it is gone).
 */
export function refreshCart(
  items: readonly CartItem[],
  products: readonly CartProduct[],
): { items: CartItem[]; changes: CartChange[] } {
  const byId = new Map(products.map((product) => [product.id, product]));
  const changes: CartChange[] = [];
  const kept = items.flatMap((old): CartItem[] => {
    const item = refreshed(old, byId.get(old.id));
    if (item === undefined) {
      changes.push({ item: old, kind: 'gone' });
      return [];
    }
    if (item.quantity < old.quantity) changes.push({ item, kind: 'fewer' });
    if (finalPrice(item) !== finalPrice(old)) changes.push({ item, kind: 'price' });
    return [item];
  });
  return { items: kept, changes };
}

function refreshed(old: CartItem, product: CartProduct | undefined): CartItem | undefined {
  if (product === undefined) return undefined;
  const { id, name, images, price, discount, amount, flavors } = product;
  const selectedFlavor = flavors.find((flavor) => flavor.name === old.selectedFlavor?.name) ?? old.selectedFlavor;
  const item = { id, name, images, price, discount, amount, flavors, selectedFlavor };
  const stock = lineStock(item);
  return stock < 1 ? undefined : { ...item, quantity: Math.min(old.quantity, stock) };
}
