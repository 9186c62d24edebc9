import { expect, it } from 'vitest';
import { openGraphTags } from './open-graph.ts';

const origin = 'https://tienda.example';
const page = { title: 'Whey 1 kg', description: 'Proteína', url: `${origin}/productos/whey-1-kg`, origin };
const tagsOf = (over: Partial<Parameters<typeof openGraphTags>[0]> = {}) =>
  Object.fromEntries(openGraphTags({ ...page, ...over }));

it('a product has its image as JPEG, its name and its final price', () => {
  const image = `/images/${'a'.repeat(32)}.webp`;
  expect(tagsOf({ image, price: { price: 5_000_050, discount: 1000 } })).toEqual({
    'og:site_name': 'Mostrador',
    'og:locale': 'es_AR',
    'og:type': 'product',
    'og:title': 'Whey 1 kg',
    'og:description': 'Proteína',
    'og:url': 'https://tienda.example/productos/whey-1-kg',
    'og:image': `https://tienda.example/images/${'a'.repeat(32)}-og.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Whey 1 kg',
    'product:price:amount': '45000',
    'product:price:currency': 'ARS',
  });
});

it('other pages have the image of the shop, and no price', () => {
  const tags = tagsOf();
  expect(tags).toMatchObject({ 'og:type': 'website', 'og:image': 'https://tienda.example/compartir.jpg' });
  expect(Object.keys(tags).filter((name) => name.startsWith('product:'))).toEqual([]);
});

it('an external image keeps its URL and has no size', () => {
  const tags = tagsOf({ image: 'https://cdn.example/a.png' });
  expect(tags['og:image']).toBe('https://cdn.example/a.png');
  expect(tags).not.toHaveProperty('og:image:width');
});
