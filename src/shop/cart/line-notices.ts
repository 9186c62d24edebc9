import { type CartItem, type CartLineKey, isSameLine } from '#domain/cart/cart.ts';
import type { CartChange } from '#domain/cart/refresh-cart.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';

/** What the shopper is told about a line; a line that is `gone` is no longer in the cart. */
export type LineNotice = { item: CartItem; removed: boolean; text: string };

/** Says what a new look at prices and stock has changed; `before` are the lines as they were. */
export function lineNotices({ before, changes }: { before: readonly CartItem[]; changes: CartChange[] }): LineNotice[] {
  return changes.map(({ item, kind }) => ({ item, gone: kind === 'gone', text: texts[kind](item, before) }));
}

/** The notices of one line, in one text; undefined when there are none. */
export function noticeText(notices: readonly LineNotice[], line: CartLineKey): string | undefined {
  const own = notices.filter(({ item }) => isSameLine(item, line));
  return own.length === 0 ? undefined : own.map(({ text }) => text).join(' · ');
}

type FormatNotice = (item: CartItem, before: readonly CartItem[]) => string;

const texts: Record<CartChange['kind'], FormatNotice> = {
  gone: () => 'Sin stock',
  fewer: ({ quantity }) => (quantity === 1 ? 'Queda 1' : `Quedan ${quantity}`),
  price: (item, before) => {
    const old = before.find((other) => isSameLine(other, item)) ?? item;
    return `Antes $ ${formatPesos(finalPrice(old))}, ahora $ ${formatPesos(finalPrice(item))}`;
  },
};
