import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct, updateProduct } from '#use-cases/catalogue/product-writes.ts';
import { countStatements } from '../../../test/databases/count-statements.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { insertBrand, updateBrand } from '../brands-and-categories/brands.ts';
import { insertCategory, updateCategory } from '../brands-and-categories/categories.ts';
import type { Database } from '../engine/database.ts';
import { listAllProducts } from './find-product.ts';
import { listProducts } from './product-list.ts';
import type { ProductDraft } from './product-values.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  let brandId: number;
  let categoryId: number;
  const put = async (name: string, given: Partial<Pick<ProductDraft, 'brandId' | 'categoryId' | 'flavors'>> = {}) =>
    insertedId(await createProduct(database, { draft: productDraft({ name, ...given }), now: NOW }));

  beforeAll(async () => {
    database = await open();
    brandId = insertedId(await insertBrand(database, { name: 'Águila Nutrición', link: 'aguila', image: '' }));
    categoryId = insertedId(
      await insertCategory(database, { name: 'Proteínas', link: 'proteinas', categoryTypeId: 1 }),
    );
    await put('Whey Gold 1 kg', { brandId, categoryId });
    await put('Megastar Whey', {
      categoryId,
      flavors: [
        { name: 'Vainilla', quantity: 5 },
        { name: 'Menta', quantity: 0 },
      ],
    });
    await put('Starter 100%');
    await put('Creatina Monohidrato 300g', { brandId });
    await put('50_50 \\ Mix');
  });

  const found = async (search: string) => {
    const { products } = await listProducts(database, { search, order: 'nombre-asc' });
    return products.map(({ name }) => name);
  };

  it.each([
    ['the beginning of a word', 'creat', ['Creatina Monohidrato 300g']],
    ['[M5-16] a brand, ignoring case and accents', 'AGUILA', ['Creatina Monohidrato 300g', 'Whey Gold 1 kg']],
    ['[M5-16] a category', 'proteína', ['Megastar Whey', 'Whey Gold 1 kg']],
    ['words in any order, all of them', 'aguila whey', ['Whey Gold 1 kg']],
    ['a number and its unit, written apart or not', '1kg', ['Whey Gold 1 kg']],
    ['the same the other way round', '300 g', ['Creatina Monohidrato 300g']],
    ['[M5-16] a unit in words', '300 gramos', ['Creatina Monohidrato 300g']],
    ['[M5-16] the same amount in another unit', '1000 gramos', ['Whey Gold 1 kg']],
    ['the inside of a word when no word begins so', 'hidrat', ['Creatina Monohidrato 300g']],
    ['words that begin ones in different products only', 'star whey', ['Megastar Whey']],
    ['a flavor in stock', 'whey VAINILLA', ['Megastar Whey']],
    ['no flavor that is out of stock', 'menta', []],
    ['nothing', 'zzz', []],
    ['nothing with one word of two', 'whey zzz', []],
    ['marks of patterns as what they are', '50_50', ['50_50 \\ Mix']],
    ['nothing by a pattern', 'zz%', []],
    ['the quote of a statement', "whey' or '1'='1", []],
  ])('[M2.1-11] [M7-10] finds %s', async (_what, search, names) => expect(await found(search)).toEqual(names));

  it('[M7-10] takes a text of white space for none, and a sign for itself', async () => {
    expect(await found('  ')).toHaveLength(5);
    expect(await found('%')).toEqual(['Starter 100%']);
    expect(await found('\\')).toEqual(['50_50 \\ Mix']);
    expect(await found('*')).toEqual([]);
  });

  it('[A18] returns every match without a limit', async () => {
    expect(await found('w')).toEqual(['Megastar Whey', 'Whey Gold 1 kg']);
  });

  it('uses the same kind of match on all pages', async () => {
    const first = await listProducts(database, { search: 'star whey', limit: 1 });
    expect(first.products).toHaveLength(1);
    const afterId = first.products[0]?.id;
    expect((await listProducts(database, { search: 'star whey', limit: 1, afterId })).products).toEqual([]);
    const inside = await listProducts(database, { search: 'e', link: 'productos', limit: 1 });
    const next = await listProducts(database, { search: 'e', limit: 9, afterId: inside.products[0]?.id });
    expect([...inside.products, ...next.products].map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('runs one statement, and one more for the path; the index is read once until something changes', async () => {
    const { database: counted, count } = countStatements(database);
    await listProducts(counted, { search: 'whey' });
    const before = count();
    await listProducts(counted, { search: 'star whey' });
    await listProducts(counted, { search: 'cretina' });
    expect(count() - before).toBe(2);
    await listProducts(counted, { link: 'suplementos', search: 'whey gold' });
    expect(count() - before).toBe(4);
  });

  it.each([
    ['creatna', 'creatina', ['Creatina Monohidrato 300g']],
    ['kreatyna monoidrato', 'creatina monohidrato', ['Creatina Monohidrato 300g']],
    ['wehy agila', 'whey águila', ['Whey Gold 1 kg']],
    ['bainilla', 'vainilla', ['Megastar Whey']],
  ])('[M2.1-11] takes %j for %j', async (search, words, names) => {
    const page = await listProducts(database, { search });
    expect(page.products.map(({ name }) => name)).toEqual(names);
    expect(page.searchedFor).toBe(words);
  });

  it('[M2.1-11] never mixes what only looks alike with what has the very words', async () => {
    expect(await listProducts(database, { search: 'whey' })).not.toHaveProperty('searchedFor');
    expect(await found('creatina 400g')).toEqual([]);
  });

  it('offers the nearest when nothing is found', async () => {
    const page = await listProducts(database, { search: 'creatina 400g' });
    expect(page).toMatchObject({ products: [], hasMore: false });
    expect(page.nearest?.map(({ name }) => name)).toEqual(['Creatina Monohidrato 300g']);
    expect(await listProducts(database, { search: 'zzz' })).toEqual({ products: [], hasMore: false });
  });

  it('[A20] [M7-8] products/all takes the digits of a category for it, other digits for text', async () => {
    const names = async (search: string) => (await listAllProducts(database, { search })).map(({ name }) => name);
    expect(await names(String(categoryId))).toEqual(['Whey Gold 1 kg', 'Megastar Whey']);
    expect(await names('300')).toEqual(['Creatina Monohidrato 300g']);
    expect(await names('whey')).toHaveLength(2);
    expect(await names('')).toHaveLength(5);
  });

  describe('after a change of name', () => {
    it('finds products by the new name of their brand alone', async () => {
      await updateBrand(database, { id: brandId, changes: { name: 'Halcón', link: 'aguila', image: '' } });
      expect(await found('halcon')).toHaveLength(2);
      expect(await found('nutricion')).toEqual([]);
    });

    it('finds products by the new name of their category alone', async () => {
      const update = { name: 'Sueros', link: 'proteinas', categoryTypeId: 1 };
      await updateCategory(database, { id: categoryId, changes: update });
      expect(await found('suero')).toHaveLength(2);
      expect(await found('roteina')).toEqual([]);
    });

    it('finds a product by its own new name alone', async () => {
      await updateProduct(database, { id: 3, change: productDraft({ name: 'Quemador' }), now: NOW });
      expect(await found('quema')).toEqual(['Quemador']);
      expect(await found('starter')).toEqual([]);
    });
  });
});
