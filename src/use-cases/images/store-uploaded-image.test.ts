import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreFullError } from '#adapters/object-store/object-store.ts';
import type { Database } from '#data/engine/database.ts';
import { isStorageFull } from '#data/engine/storage-full.ts';
import { recordImage } from '#data/images/uploaded-images.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { listHashes, memoryStore, plainImage } from '../../../test/images/images.ts';
import { storeUploadedImage } from './store-uploaded-image.ts';

const NOW = Date.UTC(2026, 5, 1);

eachDatabase((kind, open) => {
  let database: Database;
  let store: ReturnType<typeof memoryStore>;
  let bytes: Uint8Array;

  beforeAll(async () => {
    database = await open();
    bytes = await plainImage(300, 200).png().toBuffer();
  });
  beforeEach(async () => {
    store = memoryStore();
    await database.query.deleteFrom('images').execute();
  });

  const noted = async () => database.query.selectFrom('images').selectAll().execute();

  describe('storing an uploaded image', () => {
    it('stores it and records its size, thumbhash and date', async () => {
      const result = await storeUploadedImage({ database, store, bytes, now: NOW });
      expect(result).toMatchObject({ ok: true, image: { url: expect.stringMatching(/^\/images\/\w{32}\.webp$/) } });
      const [hash = ''] = await listHashes(store);
      expect(await noted()).toEqual([
        { hash, width: 300, height: 200, created_at: NOW, thumbhash: result.ok && result.image.thumbhash },
      ]);
    });

    it('renews the date of an image that is uploaded again', async () => {
      await storeUploadedImage({ database, store, bytes, now: NOW });
      await storeUploadedImage({ database, store, bytes, now: NOW + 1000 });
      expect((await noted()).map((row) => row.created_at)).toEqual([NOW + 1000]);
    });

    it('records nothing of a rejected image', async () => {
      expect(await storeUploadedImage({ database, store, bytes: Buffer.from('GIF89a'), now: NOW })).toEqual({
        ok: false,
        reason: 'type',
      });
      expect([await noted(), store.files.size]).toEqual([[], 0]);
    });

    it('reports a full store and records nothing', async () => {
      const full = { ...store, put: async () => Promise.reject(new StoreFullError('full')) };
      expect(await storeUploadedImage({ database, store: full, bytes, now: NOW })).toEqual({
        ok: false,
        reason: 'full',
      });
      expect(await noted()).toEqual([]);
    });

    it('leaves no file when recording fails, except one that existed before', async () => {
      const broken = { ...database, query: database.query.withSchema('nowhere') };
      await expect(storeUploadedImage({ database: broken, store, bytes, now: NOW })).rejects.toThrow();
      expect(store.files.size).toBe(0);
      await storeUploadedImage({ database, store, bytes, now: NOW });
      await expect(storeUploadedImage({ database: broken, store, bytes, now: NOW })).rejects.toThrow();
      expect(store.files.size).toBe(1);
    });

    // How PostgreSQL runs out of room cannot be brought about here.
    if (kind === 'sqlite')
      it('reports a full database too', async () => {
        const tight = await open();
        await sql`pragma max_page_count = 1`.execute(tight.query);
        const thumbhash = 'x'.repeat(1_000_000);
        const image = { hash: 'ab'.repeat(16), width: 1, height: 1, thumbhash };
        const error = await recordImage(tight, { image, now: NOW }).catch((cause: unknown) => cause);
        expect(isStorageFull(error)).toBe(true);
      });

    it('writes it again when a sweep took the old copy in between', async () => {
      let deleted = false;
      const swept = {
        ...store,
        has: async (key: string) => {
          if (store.files.has(key) && !deleted) {
            deleted = true;
            await store.delete(key.slice(0, 32));
          }
          return store.has(key);
        },
      };
      expect(await storeUploadedImage({ database, store: swept, bytes, now: NOW })).toMatchObject({ ok: true });
      expect([deleted, store.files.size]).toEqual([true, 1]);
    });
  });
});
