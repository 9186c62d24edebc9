import { describe, expect, it } from 'vitest';
import type { CartItem } from '#domain/cart/cart.ts';
import { CART_STORAGE_KEY, serializeCart } from '#domain/cart/cart-storage.ts';
import { createPersistedCart } from './persisted-cart.ts';

const creatine: CartItem = {
  id: 7,
  name: 'Creatina 300 g',
  images: ['/images/0123456789abcdef0123456789abcdef.webp'],
  price: 2_500_050,
  discount: 1250,
  amount: 8,
  flavors: [],
  selectedFlavor: null,
  quantity: 2,
};

function memory(first?: string) {
  const texts = new Map(first === undefined ? [] : [[CART_STORAGE_KEY, first]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    clear: () => texts.clear(),
  };
}

function tab(storage: Pick<Storage, 'getItem' | 'setItem'>, page = new EventTarget()) {
  return createPersistedCart({ storage: () => storage, window: () => page });
}

describe('the cart in the browser', () => {
  it('[M4-8] is written at every change and read again at the next start', () => {
    const storage = memory();
    tab(storage).save([creatine]);
    expect(tab(storage).get()).toEqual([creatine]);
  });

  it('writes pesos and percent under cartItems', () => {
    const storage = memory();
    tab(storage).save([creatine]);
    expect(JSON.parse(storage.getItem('cartItems') ?? '')).toMatchObject([{ price: 25000.5, discount: 12.5 }]);
  });

  it('gives the same list until it changes', () => {
    const kept = tab(memory(serializeCart([creatine])));
    expect(kept.get()).toBe(kept.get());
  });

  it.each(['', '{', 'null', '[{"id":1}]', '"x"'])('starts empty when %j lies in storage', (broken) => {
    expect(tab(memory(broken)).get()).toEqual([]);
  });

  it('follows another tab, and tells its followers', () => {
    const storage = memory();
    const page = new EventTarget();
    const mine = tab(storage, page);
    let told = 0;
    mine.subscribe(() => told++);
    expect(mine.get()).toEqual([]);
    tab(storage).save([creatine]);
    page.dispatchEvent(new Event('storage'));
    expect(mine.get()).toEqual([creatine]);
    expect(told).toBe(1);
    storage.clear();
    page.dispatchEvent(new Event('pageshow'));
    expect(mine.get()).toEqual([]);
  });

  it('sees what another tab wrote even before its event came', () => {
    const storage = memory();
    const mine = tab(storage);
    expect(mine.get()).toEqual([]);
    tab(storage).save([creatine]);
    expect(mine.latest()).toEqual([creatine]);
  });

  it('stops following when nobody looks', () => {
    const page = new EventTarget();
    const storage = memory();
    const mine = tab(storage, page);
    mine.subscribe(() => {})();
    mine.get();
    storage.setItem(CART_STORAGE_KEY, serializeCart([creatine]));
    page.dispatchEvent(new Event('storage'));
    expect(mine.get()).toEqual([]);
  });

  it('lives in memory when storage is blocked', () => {
    const kept = createPersistedCart({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      window: () => new EventTarget(),
    });
    expect(kept.get()).toEqual([]);
    kept.save([creatine]);
    expect(kept.latest()).toEqual([creatine]);
  });

  it('lives in memory when storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const kept = tab(full);
    kept.save([creatine]);
    expect(kept.latest()).toEqual([creatine]);
  });
});
