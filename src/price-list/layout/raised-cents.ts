import type { TextItem } from '../page/text-page.ts';

/** The items with cents that are printed as smaller, raised digits behind their price put to it: '$ 38.500' and '00'. */
export function joinRaisedCents(items: readonly TextItem[]): TextItem[] {
  const prices = items.filter(({ text }) => PRICE.test(text.trim()));
  const cents = new Map<TextItem, TextItem>();
  for (const cent of items) {
    if (!/^[.,]?\d\d$/.test(cent.text.trim())) continue;
    const price = prices.find((one) => isBehind(cent, one));
    if (price) cents.set(price, cent);
  }
  // Who prints cents like this does so with all prices.
  if (cents.size < 2) return [...items];
  const taken = new Set(cents.values());
  return items.flatMap((item) => {
    if (taken.has(item)) return [];
    const cent = cents.get(item);
    if (!cent) return [item];
    const text = `${item.text.trimEnd()},${cent.text.trim().replace(/^[.,]/, '')}`;
    return [{ ...item, text, width: cent.x + cent.width - item.x }];
  });
}

const PRICE = /^(?:.*\s)?(?:\$\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{3,})$/;

function isBehind(cent: TextItem, price: TextItem): boolean {
  const gap = cent.x - (price.x + price.width);
  const raised = price.y - cent.y;
  const smaller = cent.size < 0.8 * price.size && cent.turn === price.turn;
  return smaller && Math.abs(gap) < 0.3 * price.size && raised > 0.12 * price.size && raised < 0.75 * price.size;
}
