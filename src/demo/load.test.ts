import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStore } from '#adapters/images/disk-store.ts';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { insertBrand, listBrands } from '#data/brands-and-categories/brands.ts';
import { listCategories } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { findProductByKey, hasProducts, listAllProducts } from '#data/products/find-product.ts';
import { productSegment, safeDecode, segmentToName } from '#domain/catalogue/slug.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { loadDemo } from './load.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const HASHES = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const [front, back, logo] = HASHES.map((hash) => ({ url: `/images/${hash}.webp`, thumbhash: 'hash' }));

let root: string;
let folder: string;
let store: ImageStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'demo-'));
  folder = await mkdtemp(join(root, 'drawn-'));
  store = diskStore(join(root, 'store'));
  const images = { products: { '100% Whey Talampa 2 lb': [front, back] }, brands: { talampa: logo } };
  await writeFile(join(folder, 'images.json'), JSON.stringify(images));
  for (const hash of HASHES) await writeFile(join(folder, `${hash}.webp`), hash);
});

afterEach(() => rm(root, { recursive: true }));

eachDatabase((_kind, open) => {
  it('fills an empty database with the whole catalogue, and does nothing the second time', async () => {
    const database = await open();
    expect(await loadDemo({ database, store, folder, now: NOW })).toBe(catalogue.products.length);
    expect((await listBrands(database)).length).toBe(catalogue.brands.length + 1);
    expect((await listCategories(database)).length).toBe(catalogue.categories.length + 1);

    const products = await listAllProducts(database);
    const stored = products.map(({ name, price, discount, amount }) => ({ name, price, discount, amount }));
    const written = catalogue.products.map(({ name, price, discount, amount }) => ({
      name,
      price: Math.round(price * 100),
      discount: discount * 100,
      amount,
    }));
    expect(stored).toHaveLength(written.length);
    expect(stored).toEqual(expect.arrayContaining(written));

    const newest = products.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, 10);
    expect(newest.every(({ createdAt }) => createdAt < NOW)).toBe(true);
    expect(new Set(newest.map(({ categoryId }) => categoryId)).size).toBe(10);

    expect(await loadDemo({ database, store, folder, now: NOW + 1 })).toBe(0);
    expect(await listAllProducts(database)).toEqual(products);
  });

  it('loads once when two processes start together', async () => {
    const database = await open();
    const loading = [1, 2].map(() => loadDemo({ database, store, folder, now: NOW }));
    const counts = await Promise.all(loading);
    expect(counts.sort((a, b) => a - b)).toEqual([0, catalogue.products.length]);
    expect(await listAllProducts(database)).toHaveLength(catalogue.products.length);
  });
});

describe('on a file', () => {
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase({ file: join(root, 'shop.db') });
    await migrate(database);
  });

  afterEach(() => database.close());

  it('stores each product with its values and address', async () => {
    await loadDemo({ database, store, folder, now: NOW });
    for (const { name, flavors, description } of catalogue.products) {
      const found = await findProductByKey(database, segmentToName(safeDecode(productSegment(name))));
      expect(found).toMatchObject({ name, flavors, description });
    }
    expect(await findProductByKey(database, '100% whey talampa 2 lb')).toMatchObject({
      price: 5_200_000,
      priceUsd: 3500,
      brand: 'Talampa',
      category: 'Proteínas',
      categoryType: 'Suplementos',
      images: [front, back],
    });
  });

  it('copies all images, logos included', async () => {
    await loadDemo({ database, store, folder, now: NOW });
    for (const hash of HASHES) expect(String(await store.get(`${hash}.webp`))).toBe(hash);
    expect((await listBrands(database)).find(({ link }) => link === 'talampa')?.image).toBe(logo?.url);
  });

  it('does not change a shop that has only a brand of its own', async () => {
    await insertBrand(database, { name: 'Propia', link: 'propia', image: '' });
    expect(await loadDemo({ database, store, folder, now: NOW })).toBe(0);
    expect(await hasProducts(database)).toBe(false);
  });

  it('writes nothing when the images fail, and loads everything the next time', async () => {
    const full: ImageStore = {
      ...store,
      put: async (key, bytes) => {
        if (key.startsWith('b')) throw new Error('no space left');
        await store.put(key, bytes);
      },
    };
    await expect(loadDemo({ database, store: full, folder, now: NOW })).rejects.toThrow('no space left');
    expect(await hasProducts(database)).toBe(false);
    expect((await listBrands(database)).length).toBe(1);
    expect(await loadDemo({ database, store, folder, now: NOW })).toBe(catalogue.products.length);
  });

  it('refuses external images', async () => {
    await writeFile(join(folder, 'images.json'), '{"products":{"x":[{"url":"http://x/y.jpg"}]},"brands":{}}');
    await expect(loadDemo({ database, store, folder, now: NOW })).rejects.toThrow();
    expect(await hasProducts(database)).toBe(false);
  });

  it('loads products without images while none are drawn', async () => {
    expect(await loadDemo({ database, store, folder: join(root, 'nowhere'), now: NOW })).toBeGreaterThan(0);
    expect((await listAllProducts(database)).every(({ images }) => images.length === 0)).toBe(true);
  });
});
