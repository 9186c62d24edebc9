import { expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { colorLook, flavorLook } from '../art/flavors.ts';
import { layoutOf } from '../art/layouts.ts';
import { typographyOf } from '../art/typography.ts';
import { logoOf } from '../logos.ts';
import { claimsOf } from './facts.ts';
import { findRole } from './find-role.ts';

it('every product but the combos has something to be drawn as', () => {
  for (const product of catalogue.products) {
    if (product.drawing.shape !== 'bundle') expect(() => findRole(product), product.name).not.toThrow();
  }
});

it('tells big tubs from small ones and drinks from pills', () => {
  const role = (name: string) => {
    const product = catalogue.products.find((each) => each.name === name);
    if (!product) throw new Error(`no ${name}`);
    return findRole(product);
  };
  expect(role('100% Whey Talampa 5 lb').size).toBeGreaterThan(role('100% Whey Talampa 2 lb').size);
  expect(role('Omega-3 Austrovit x 60 cápsulas')).toMatchObject({ content: 'doses' });
  expect(role('L-Carnitina Líquida Zondera 500 ml')).not.toHaveProperty('content');
});

it('every flavor and colour has a look of its own', () => {
  const names = new Set(catalogue.products.flatMap(({ flavors }) => flavors.map(({ name }) => name)));
  for (const name of names) expect(flavorLook(name)?.color ?? colorLook(name), name).toMatch(/^#[0-9a-f]{6}$/);
});

it.each(catalogue.brands)('$name has a logo and labels of every height without a number gone wrong', (brand) => {
  expect(logoOf(brand)).not.toMatch(/NaN|undefined|Infinity/);
  const label = {
    brand,
    typography: typographyOf(brand),
    title: 'CREATINA',
    detail: 'Monohidrato',
    size: '300 g',
    claims: claimsOf({ category: 'creatinas' }),
  };
  for (const height of [260, 420, 640, 900]) {
    for (const flavor of [undefined, flavorLook('Chocolate')]) {
      const { ground, front } = layoutOf(brand.link)({ ...label, flavor }, { height, from: -500, to: 1100 });
      expect(ground + front).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});
