import { describe, expect, it } from 'vitest';
import { type CartItem, isSameLine } from '#domain/cart/cart.ts';
import { refreshCart } from '#domain/cart/refresh-cart.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { lineNotices, noticeText } from './line-notices.ts';

const whey: CartItem = {
  id: 1,
  name: 'Whey',
  images: [],
  price: 2_500_000,
  discount: 0,
  amount: 9,
  flavors: [],
  selectedFlavor: null,
  quantity: 4,
};

function notices(today: Partial<CartItem> | null) {
  const { changes } = refreshCart([whey], today === null ? [] : [{ ...whey, ...today }]);
  return lineNotices({ before: [whey], changes }, formatPrice);
}

describe('notices about a line after a review of prices and stock (A32)', () => {
  it.each([
    [{ price: 2_700_000 }, 'Antes $ 25.000, ahora $ 27.000'],
    [{ discount: 1000 }, 'Antes $ 25.000, ahora $ 22.500'],
    [{ amount: 3 }, 'Quedan 3'],
    [{ amount: 1 }, 'Queda 1'],
    [{ amount: 3, price: 100 }, 'Quedan 3 · Antes $ 25.000, ahora $ 1'],
    [{ amount: 0 }, 'Sin stock'],
    [null, 'Sin stock'],
    [{}, undefined],
  ])('%j → %j', (today, text) => {
    expect(noticeText(notices(today), whey)).toBe(text);
  });

  it('marks the lines that left the cart', () => {
    expect(notices({ amount: 0 })[0]?.removed).toBe(true);
    expect(notices({ amount: 1 })[0]?.removed).toBe(false);
  });

  it('concerns that line only', () => {
    const other = { id: 2, selectedFlavor: null };
    expect(isSameLine(other, whey)).toBe(false);
    expect(noticeText(notices({ amount: 3 }), other)).toBeUndefined();
  });
});
