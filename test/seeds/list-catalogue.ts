import type { Flavor } from '#domain/catalogue/flavor.ts';
import { productDraft } from './product-draft.ts';

const NAMES = [
  'Ñandú',
  'nube',
  'Ácido',
  'acido',
  'Zinc',
  'Whey',
  'Barra',
  'Oso',
  'ómega',
  'Creatina 1 kg',
  'BCAA 2:1:1',
];
const CATEGORIES = ['proteinas', 'creatinas', 'guantes', 'packs'];
const FLAVORS: Flavor[] = [
  { name: 'Vainilla', quantity: 0 },
  { name: 'Limón', quantity: 3 },
];

/** A small catalogue with ties of every kind: few different names, prices, discounts and stocks. */
export function listCatalogue(count = 110) {
  return {
    brands: ['Cóndor', 'Puma'].map((name, index) => ({ name, link: `/marcas/brand-${index}`, image: '' })),
    categories: [
      { name: 'Proteínas', link: '/suplementos/proteinas', type: 'Suplementos' },
      { name: 'Creatinas', link: 'creatinas', type: 'Suplementos' },
      { name: 'Guantes', link: 'guantes', type: 'Accesorios' },
      { name: 'Packs', link: 'packs', type: 'Combos' },
    ],
    products: Array.from({ length: count }, (_, index) => ({
      ...productDraft({
        name: `${pick(NAMES, index * 7)} ${'-'.repeat(index % 3)}${Math.floor(index / 11) % 4} ${'·'.repeat(index)}`,
        price: (index % 4) * 50_000_00 + 99_50,
        discount: [0, 0, 1000, 5000, 0, 10_000][index % 6] ?? 0,
        amount: [0, 3, 7, 0, 12][index % 5] ?? 0,
        flavors: index % 8 === 0 ? FLAVORS : [],
      }),
      brandLink: `brand-${index % 2}`,
      categoryLink: pick(CATEGORIES, index % 9),
    })),
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
