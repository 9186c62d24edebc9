import { expect, it } from 'vitest';
import { fromWireBusiness } from '#contract/shop/business.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { breadcrumbJsonLd, productJsonLd, serializeJsonLd, storeJsonLd } from './structured-data.ts';

const origin = 'https://tienda.example';
const url = `${origin}/productos/whey`;
const whey = sampleProduct({
  id: 7,
  name: 'Whey',
  price: 5_000_000,
  description: '\\nRinde 30.\\n\\nSin azúcar.',
  images: [
    { url: `/images/${'a'.repeat(32)}.webp`, thumbhash: null },
    { url: 'https://cdn.example/b.jpg', thumbhash: null },
  ],
});
const jsonLdOf = (over: Partial<typeof whey> = {}) => productJsonLd({ product: { ...whey, ...over }, url, origin });

it('a product has name, images, price and availability', () => {
  expect(jsonLdOf()).toEqual({
    '@type': 'Product',
    name: 'Whey',
    sku: '7',
    description: 'Rinde 30.\nSin azúcar.',
    image: [`${origin}/images/${'a'.repeat(32)}.webp`, 'https://cdn.example/b.jpg'],
    brand: { '@type': 'Brand', name: 'Talampa' },
    category: 'Proteínas',
    offers: {
      '@type': 'Offer',
      url,
      price: 50_000,
      priceCurrency: 'ARS',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: 'Mostrador' },
    },
  });
});

it('[M9-2] a discounted product has the final price, and the original one as a struck-through price', () => {
  expect(jsonLdOf({ discount: 1000 }).offers).toMatchObject({ price: 45_000, priceSpecification: { price: 50_000 } });
});

it.each([
  [{ amount: 0 }, 'OutOfStock'],
  [{ amount: 3, flavors: [{ name: 'Uva', quantity: 0 }] }, 'OutOfStock'],
  [{ amount: 0, flavors: [{ name: 'Uva', quantity: 1 }] }, 'InStock'],
])('with %j it is %s', (stock, availability) => {
  expect(jsonLdOf(stock).offers.availability).toBe(`https://schema.org/${availability}`);
});

it('[M2.1-27] the breadcrumbs are numbered, and the last is the page itself', () => {
  const trail = [{ text: 'Inicio', to: '/' }, { text: 'Marcas', to: '/marcas' }, { text: 'Talampa' }];
  expect(breadcrumbJsonLd({ trail, origin }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Marcas', item: `${origin}/marcas` },
    { '@type': 'ListItem', position: 3, name: 'Talampa' },
  ]);
});

it('the store has only the fields that the seller has filled in', () => {
  const business = fromWireBusiness({ email: 'hola@tienda.example', instagram: 'https://www.instagram.com/tienda' });
  expect(storeJsonLd({ business, origin })).toEqual({
    '@type': 'OnlineStore',
    name: 'Mostrador',
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: 'hola@tienda.example',
    sameAs: ['https://www.instagram.com/tienda'],
  });
});

it('no text can close its script tag', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd(jsonLdOf({ name: hostile, description: hostile, brand: hostile }));
  expect(text).not.toMatch(/[<>]/);
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name: hostile });
});
