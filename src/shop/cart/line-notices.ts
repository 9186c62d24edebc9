import { type CartItem, type CartLineKey, isSameLine } from '#domain/cart/cart.ts';
import type { CartChange } from '#domain/cart/refresh-cart.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';

/** A notice about a line; a `removed` line is no longer in the cart. */
export type LineNotice = { item: CartItem; removed: boolean; text: string };

/** A notice for each change of prices and stock; `before` are the lines before the change. */
export function lineNotices(
  { before, changes }: { before: readonly CartItem[]; changes: CartChange[] },
  formatPrice: FormatPrice,
): LineNotice[] {
  return changes.map(({ item, kind }) => {
    const text = texts[kind]({ item, before, formatPrice });
    return { item, removed: kind === 'unavailable', text };
  });
}

/** All notices of one line in one text; undefined when there are none. */
export function noticeText(notices: readonly LineNotice[], line: CartLineKey): string | undefined {
  const ofLine = notices.filter(({ item }) => isSameLine(item, line));
  return ofLine.length === 0 ? undefined : ofLine.map(({ text }) => text).join(' · ');
}

type FormatNotice = (change: { item: CartItem; before: readonly CartItem[]; formatPrice: FormatPrice }) => string;

const texts: Record<CartChange['kind'], FormatNotice> = {
  unavailable: () => 'Sin stock',
  fewer: ({ item: { quantity } }) => (quantity === 1 ? 'Queda 1' : `Quedan ${quantity}`),
  price: ({ item, before, formatPrice }) => {
    const old = before.find((other) => isSameLine(other, item)) ?? item;
    return `Antes ${formatPrice(finalPrice(old))}, ahora ${formatPrice(finalPrice(item))}`;
  },
};
