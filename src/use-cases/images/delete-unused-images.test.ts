import { beforeEach, describe, expect, it } from 'vitest';
import { updateBrand } from '#data/brands-and-categories/brands.ts';
import type { Database } from '#data/engine/database.ts';
import { recordImage } from '#data/images/uploaded-images.ts';
import { inChunks } from '#data/query/in-chunks.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { memoryStore } from '../../../test/images/images.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { deleteProduct } from '../catalogue/product-writes.ts';
import { createSale } from '../sales/sale-writes.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 5, 1);

eachDatabase((_kind, open) => {
  let database: Database;
  let store: ReturnType<typeof memoryStore>;
  let put: ReturnType<typeof productInserter>;
  let made = 0;

  beforeEach(async () => {
    database = await open();
    store = memoryStore();
    put = productInserter(database);
    await put({ name: 'Una cosa' });
  });

  /** Uploads an image some hours ago; with `recorded: false` only its file was written. */
  async function uploadImage({ hoursAgo, recorded = true }: { hoursAgo: number; recorded?: boolean }) {
    made += 1;
    const hash = made.toString(16).padStart(32, '0');
    const at = NOW - hoursAgo * HOUR;
    for (const end of ['.webp', '-320.avif', '-og.jpg']) await store.putAt(`${hash}${end}`, at);
    if (recorded) await recordImage(database, { image: { hash, width: 9, height: 9, thumbhash: null }, now: at });
    return { hash, url: `/images/${hash}.webp` };
  }

  const sweep = async (now = NOW) => deleteUnusedImages({ database, store, now });
  const left = () => new Set([...store.files.keys()].map((key) => key.slice(0, 32)));
  const recorded = async () =>
    new Set((await database.query.selectFrom('images').select('hash').execute()).map(({ hash }) => hash));

  describe('deleting unused images', () => {
    it('takes what nothing shows after a day, with all that was made from it', async () => {
      const orphan = await uploadImage({ hoursAgo: 25 });
      const fresh = await uploadImage({ hoursAgo: 23 });
      expect(await sweep()).toBe(1);
      expect([left(), await recorded()]).toEqual([new Set([fresh.hash]), new Set([fresh.hash])]);
      expect(left()).not.toContain(orphan.hash);
      expect(await sweep(NOW + 2 * HOUR)).toBe(1);
      expect([left(), await recorded()]).toEqual([new Set(), new Set()]);
    });

    it('leaves what a product, a brand or a sale shows, also when nobody recorded its upload', async () => {
      const first = await uploadImage({ hoursAgo: 99 });
      const second = await uploadImage({ hoursAgo: 99, recorded: false });
      const logo = await uploadImage({ hoursAgo: 99 });
      const sold = await uploadImage({ hoursAgo: 99 });
      await put({ name: 'Otra', images: [first, second].map(({ url }) => ({ url, thumbhash: null })) });
      await updateBrand(database, { id: 1, changes: { name: 'Sin marca', link: 'sin-marca', image: logo.url } });
      const productId = await put({ name: 'Vendida', images: [{ url: sold.url, thumbhash: null }] });
      const sale = { productId, quantity: 1, clientName: '', paymentMethod: '', shippingMethod: '', paid: false };
      await createSale(database, { draft: sale, now: NOW });
      await deleteProduct(database, { id: productId, now: NOW });
      expect(await sweep()).toBe(0);
      expect(left().size).toBe(4);
    });

    it('takes a file that nobody recorded when it is old', async () => {
      await uploadImage({ hoursAgo: 25, recorded: false });
      const fresh = await uploadImage({ hoursAgo: 1, recorded: false });
      expect(await sweep()).toBe(1);
      expect([left(), await recorded()]).toEqual([new Set([fresh.hash]), new Set()]);
    });

    it('spares an old image that was uploaded again', async () => {
      const { hash } = await uploadImage({ hoursAgo: 99 });
      await recordImage(database, { image: { hash, width: 9, height: 9, thumbhash: null }, now: NOW - HOUR });
      expect(await sweep()).toBe(0);
      expect(left()).toEqual(new Set([hash]));
    });

    it('sees every row of large tables', async () => {
      const all: { hash: string; url: string }[] = [];
      for (let index = 0; index < 1100; index += 1) all.push(await uploadImage({ hoursAgo: 99, recorded: false }));
      const brands = all.slice(1).map(({ hash, url }) => ({ name: 'X', link: hash, image: url, deactivated_at: null }));
      await inChunks(brands, async (chunk) => database.query.insertInto('brands').values(chunk).execute());
      expect(await sweep()).toBe(1);
      expect(left().size).toBe(1099);
    });

    it('deletes nothing without any product, nor after it was aborted', async () => {
      await uploadImage({ hoursAgo: 99 });
      expect(await deleteUnusedImages({ database, store, now: NOW, signal: AbortSignal.abort() })).toBe(0);
      await database.query.deleteFrom('products').execute();
      expect(await sweep()).toBe(0);
      expect(left().size).toBe(1);
    });

    it('spares an image that is uploaded again while it runs', async () => {
      const { hash } = await uploadImage({ hoursAgo: 99 });
      const image = { hash, width: 9, height: 9, thumbhash: null };
      let upload: Promise<void> | undefined;
      const slow = {
        ...store,
        delete: async (hash: string) => {
          upload = recordImage(database, { image, now: NOW });
          await new Promise((resolve) => setTimeout(resolve, 20));
          await store.delete(hash);
        },
      };
      await deleteUnusedImages({ database, store: slow, now: NOW });
      await upload;
      // The file went before the upload was recorded, so that the upload, which looks afterwards, writes it again.
      expect([left().size, await recorded()]).toEqual([0, new Set([hash])]);
    });
  });
});
