import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { insertBrand, toggleBrand } from '../brands-and-categories/brands.ts';
import { insertCategory, toggleCategory, updateCategory } from '../brands-and-categories/categories.ts';
import type { Database } from '../engine/database.ts';
import { listProducts, type ProductListQuery } from './product-list.ts';

const SUPLEMENTOS = 1;
const ACCESORIOS = 2;
const COMBOS = 3;

eachDatabase((_kind, open) => {
  let database: Database;
  const categories: Record<string, number> = {};
  beforeAll(async () => {
    database = await open();
    const puma = insertedId(
      await insertBrand(database, { name: 'Ñu Puma', link: 'https://shop.example/marcas/Ñu-Puma/', image: '' }),
    );
    const put = async (name: string, link: string, categoryTypeId: number) => {
      const categoryId = insertedId(await insertCategory(database, { name, link, categoryTypeId }));
      categories[name] = categoryId;
      const brandId = name === 'Whey' ? puma : 1;
      insertedId(
        await createProduct(database, { draft: productDraft({ name: `${name} uno`, categoryId, brandId }), now: NOW }),
      );
    };
    await put('Whey', '/suplementos/whey', SUPLEMENTOS);
    await put('Vitaminas', 'vitaminas', SUPLEMENTOS);
    await put('Guantes', 'guantes', ACCESORIOS);
    await put('Accesorios', 'accesorios', ACCESORIOS);
    const discounted = productDraft({ name: 'Oferta', discount: 1, categoryId: categories.Vitaminas });
    insertedId(await createProduct(database, { draft: discounted, now: NOW }));
  });

  const listed = async (request: ProductListQuery) =>
    (await listProducts(database, { ...request, order: 'nombre-asc' })).products.map(({ name }) => name);

  const all = ['Accesorios uno', 'Guantes uno', 'Oferta', 'Vitaminas uno', 'Whey uno'];

  it.each([
    ['[M2.1-7] productos', { link: 'productos' }, all],
    ['no address', {}, all],
    ['[M2.1-9] marcas', { link: 'marcas' }, all],
    ['[M2.1-8] suplementos', { link: 'suplementos' }, ['Oferta', 'Vitaminas uno', 'Whey uno']],
    ['[M2.1-8] a category', { link: 'suplementos', subLink: 'whey' }, ['Whey uno']],
    ['a category in capitals', { link: 'suplementos', subLink: 'Whey' }, ['Whey uno']],
    ['a category of another type', { link: 'suplementos', subLink: 'guantes' }, ['Guantes uno']],
    ['[M2.1-9] a brand', { link: 'marcas', subLink: 'ñu puma' }, ['Whey uno']],
    ['[M2.1-10] promociones', { link: 'promociones' }, ['Oferta']],
    ['[M2.1-10] accesorios, the type', { link: 'accesorios' }, ['Accesorios uno', 'Guantes uno']],
    ['[M2.1-10] combos without a category', { link: 'combos' }, []],
    ['an unknown link', { link: 'vitaminas' }, []],
    ['an unknown link with a known category', { link: 'otra', subLink: 'whey' }, []],
    ['an unknown category', { link: 'suplementos', subLink: 'nada' }, []],
    ['an unknown brand', { link: 'marcas', subLink: 'whey' }, []],
    ['what is no address', { link: '../__proto__', subLink: "' or 1=1 --" }, []],
    ['a name of every object', { link: 'constructor' }, []],
  ])('[A15] %s', async (_what, request: ProductListQuery, names) => expect(await listed(request)).toEqual(names));

  it('[A34] still lists what belongs to an inactive brand or category', async () => {
    const [categoryId = 0, brandId = 2] = [categories.Whey];
    await toggleCategory(database, { id: categoryId, now: NOW });
    await toggleBrand(database, { id: brandId, now: NOW });
    expect(await listed({ link: 'suplementos', subLink: 'whey' })).toEqual(['Whey uno']);
    expect(await listed({ link: 'marcas', subLink: 'ñu-puma' })).toEqual(['Whey uno']);
    expect(await listed({})).toEqual(all);
  });

  describe('[A15] a category that changes', () => {
    it('takes its products along to another type', async () => {
      const update = { name: 'Guantes', link: 'combos', categoryTypeId: SUPLEMENTOS };
      expect((await updateCategory(database, { id: categories.Guantes ?? 0, changes: update })).ok).toBe(true);
      expect(await listed({ link: 'accesorios' })).toEqual(['Accesorios uno']);
      expect(await listed({ link: 'suplementos' })).toContain('Guantes uno');
      // Not of the type, but with the very link.
      expect(await listed({ link: 'combos' })).toEqual(['Guantes uno']);
    });

    it('is listed with the categories of the type', async () => {
      const packs = { name: 'Packs', link: 'packs', categoryTypeId: COMBOS };
      const categoryId = insertedId(await insertCategory(database, packs));
      insertedId(await createProduct(database, { draft: productDraft({ name: 'Pack uno', categoryId }), now: NOW }));
      expect(await listed({ link: 'combos' })).toEqual(['Guantes uno', 'Pack uno']);
    });
  });
});
