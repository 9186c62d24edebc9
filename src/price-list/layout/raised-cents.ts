import type { TextItem } from '../page/text-page.ts';

/** Puts cents in smaller, raised digits to their price: '$ 38.500' and '00'. */
export function joinRaisedCents(items: readonly TextItem[]): TextItem[] {
  const digits = items.filter(({ text }) => /^[.,]?\d\d$/.test(text.trim()));
  const cents = new Map<TextItem, TextItem>();
  for (const price of items.filter(({ text }) => PRICE.test(text.trim()))) {
    const cent = digits.find((one) => isRaisedBehind(one, price));
    if (cent) cents.set(price, cent);
  }
  // Who prints cents like this does so with all prices.
  if (cents.size < 2) return [...items];
  const taken = new Set(cents.values());
  return items.flatMap((item) => {
    const cent = cents.get(item);
    if (!cent) return taken.has(item) ? [] : item;
    const text = `${item.text.trimEnd()},${cent.text.trim().slice(-2)}`;
    return { ...item, text, width: cent.x + cent.width - item.x };
  });
}

const PRICE = /^(?:.*\s)?(?:\$\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{3,})$/;

function isRaisedBehind(cent: TextItem, price: TextItem): boolean {
  const gap = Math.abs(cent.x - (price.x + price.width)) / price.size;
  const raised = (price.y - cent.y) / price.size;
  return cent.size < 0.8 * price.size && gap < 0.3 && raised > 0.12 && raised < 0.75;
}
