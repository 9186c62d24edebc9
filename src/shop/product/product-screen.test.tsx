import { describe, expect, it } from 'vitest';
import { renderMarkup, visibleTexts } from '../testing/render-markup.tsx';
import { sampleProduct } from '../testing/sample-products.ts';
import { ProductScreen } from './product-screen.tsx';

const images = ['a', 'b', 'a'].map((letter) => ({ url: `/images/${letter.repeat(32)}.webp`, thumbhash: null }));
const flavors = [
  { name: 'Banana', quantity: 0 },
  { name: 'Chocolate', quantity: 3 },
  { name: 'Vainilla', quantity: 2 },
];
const whey = sampleProduct({
  id: 1,
  name: 'Whey 1 kg',
  price: 5_000_000,
  discount: 1000,
  amount: 5,
  flavors,
  images,
});
const screenOf = (over: Partial<typeof whey> = {}) =>
  renderMarkup('/productos/x', <ProductScreen product={{ ...whey, ...over }} />);
const radios = (html: string) =>
  [...html.matchAll(/<input type="radio"([^>]*)value="([^"]*)"/g)].map(([, attributes = '', value]) => ({
    value,
    checked: attributes.includes('checked') || html.includes(`checked="" value="${value}"`),
  }));

describe('ProductScreen', () => {
  it('[M2.3-2] [M2.3-3] shows name, struck-out price and discounted price', () => {
    const texts = visibleTexts(screenOf());
    expect(texts).toEqual(expect.arrayContaining(['Whey 1 kg', '$ 50.000', '$ 45.000', 'Promo']));
  });

  it('[M2.3-1] shows each image once, in order', () => {
    const html = screenOf();
    expect(html).toContain('aria-label="Ampliar imagen 1 de 2"');
    expect(html).not.toContain('Ver imagen 3');
  });

  it('[M2.3-4] lists the flavors in stock and selects the first', () => {
    const html = screenOf();
    expect(radios(html).map(({ value }) => value)).toEqual(['Chocolate', 'Vainilla']);
    expect(radios(html).find(({ checked }) => checked)?.value).toBe('Chocolate');
    expect(visibleTexts(html)).toContain('Sabor');
  });

  it('[M2.3-4] labels those of accessories as colours', () => {
    expect(visibleTexts(screenOf({ category: 'Accesorios' }))).toContain('Color');
  });

  it('[M4-20] [M2.3-4] out of stock lists all flavors, and none can be bought', () => {
    const html = screenOf({ amount: 0, flavors: flavors.map(({ name }) => ({ name, quantity: 0 })) });
    expect(radios(html).map(({ value }) => value)).toEqual(['Banana', 'Chocolate', 'Vainilla']);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>(<span[^>]*>)?Sin Stock/);
    expect(html).not.toContain('Agregar al carrito');
  });

  it('[M2.3-5] has the button that adds to the cart', () => {
    expect(visibleTexts(screenOf())).toContain('Agregar al carrito');
  });

  it('[M2.3-6] keeps the line breaks of the description', () => {
    expect(screenOf({ description: 'Una.\\nDos.' })).toMatch(/whitespace-pre-line[^>]*>Una\.\nDos\.</);
  });

  it('has no style attributes, which the content security policy forbids', () => {
    expect(screenOf()).not.toContain(' style=');
  });
});
