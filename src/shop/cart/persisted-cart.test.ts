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
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

function tab(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, page = new EventTarget()) {
  return createPersistedCart({ storage: () => storage, window: () => page });
}

describe('the cart in the browser', () => {
  it('[M4-8] is saved on every change and restored on the next visit', () => {
    const storage = memory();
    tab(storage).save([creatine]);
    expect(tab(storage).get()).toEqual([creatine]);
  });

  it('writes pesos and percent under cartItems', () => {
    const storage = memory();
    tab(storage).save([creatine]);
    expect(JSON.parse(storage.getItem('cartItems') ?? '')).toMatchObject([{ price: 25000.5, discount: 12.5 }]);
  });

  it('returns the same array until it changes', () => {
    const cart = tab(memory(serializeCart([creatine])));
    expect(cart.get()).toBe(cart.get());
  });

  it.each(['', '{', 'null', '[{"id":1}]', '"x"'])('starts empty when storage has %j', (broken) => {
    expect(tab(memory(broken)).get()).toEqual([]);
  });

  it('follows changes of another tab and notifies subscribers', () => {
    const storage = memory();
    const page = new EventTarget();
    const cart = tab(storage, page);
    let notifications = 0;
    cart.subscribe(() => notifications++);
    expect(cart.get()).toEqual([]);
    tab(storage).save([creatine]);
    page.dispatchEvent(new Event('storage'));
    expect(cart.get()).toEqual([creatine]);
    expect(notifications).toBe(1);
    storage.clear();
    page.dispatchEvent(new Event('pageshow'));
    expect(cart.get()).toEqual([]);
  });

  it('reads changes of another tab even before their event', () => {
    const storage = memory();
    const cart = tab(storage);
    expect(cart.get()).toEqual([]);
    tab(storage).save([creatine]);
    expect(cart.latest()).toEqual([creatine]);
  });

  it('stops listening without subscribers', () => {
    const page = new EventTarget();
    const storage = memory();
    const cart = tab(storage, page);
    cart.subscribe(() => {})();
    cart.get();
    storage.setItem(CART_STORAGE_KEY, serializeCart([creatine]));
    page.dispatchEvent(new Event('storage'));
    expect(cart.get()).toEqual([]);
  });

  it('works in memory when storage is blocked', () => {
    const cart = createPersistedCart({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      window: () => new EventTarget(),
    });
    expect(cart.get()).toEqual([]);
    cart.save([creatine]);
    expect(cart.latest()).toEqual([creatine]);
  });

  it('works in memory when storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const cart = tab(full);
    cart.save([creatine]);
    expect(cart.latest()).toEqual([creatine]);
  });
});
