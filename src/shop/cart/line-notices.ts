import { type CartItem, type CartLineKey, isSameLine } from '#domain/cart/cart.ts';
import type { CartChange } from '#domain/cart/refresh-cart.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { formatPrice } from '#domain/money/format-price.ts';

/** A notice about a line; a `removed` line is no longer in the cart. */
export type LineNotice = { item: CartItem; removed: boolean; text: string };

/** A notice for each change of prices and stock; `before` are the lines before the change. */
export function lineNotices({ before, changes }: { before: readonly CartItem[]; changes: CartChange[] }): LineNotice[] {
  return changes.map(({ item, kind }) => ({ item, removed: kind === 'unavailable', text: texts[kind](item, before) }));
}

/** All notices of one line in one text; undefined when there are none. */
export function noticeText(notices: readonly LineNotice[], line: CartLineKey): string | undefined {
  const ofLine = notices.filter(({ item }) => isSameLine(item, line));
  return ofLine.length === 0 ? undefined : ofLine.map(({ text }) => text).join(' · ');
}

type FormatNotice = (item: CartItem, before: readonly CartItem[]) => string;

const texts: Record<CartChange['kind'], FormatNotice> = {
  unavailable: () => 'Sin stock',
  fewer: ({ quantity }) => (quantity === 1 ? 'Queda 1' : `Quedan ${quantity}`),
  price: (item, before) => {
    const old = before.find((other) => isSameLine(other, item)) ?? item;
    return `Antes ${formatPrice(finalPrice(old))}, ahora ${formatPrice(finalPrice(item))}`;
  },
};
