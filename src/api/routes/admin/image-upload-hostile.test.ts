import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { hostileImages } from '../../../../test/hostile-images/corpus.ts';
import { hostileForms } from '../../../../test/hostile-images/forms.ts';
import { MARK } from '../../../../test/hostile-images/hostile-image.ts';
import { memoryStore, plainImage } from '../../../../test/images/images.ts';

const MEGABYTE = 1024 * 1024;

const store = memoryStore();
let folder: string;
let database: Database;
let api: Awaited<ReturnType<typeof openApi>>;
let admin: { authorization: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-hostile-'));
  // What a picture is does not depend on the database: one is enough.
  database = await openDatabase({ file: join(folder, 'shop.db') });
  await migrate(database);
  api = await openApi(database, { images: store });
  admin = await api.bearer();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  store.files.clear();
  await database.query.deleteFrom('images').execute();
});

const send = async (bytes: Uint8Array) => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], '../../foto.png', { type: 'image/png' }));
  return api.request('/api/images', { method: 'POST', headers: admin, body });
};

/** All forms are made of the master: one more of each picture is enough to see that none brings back what it lost. */
const FORMS = ['-160.webp', '-160.avif', '-og.jpg'];
let formsAsked = 0;
const nextForm = () => FORMS[formsAsked++ % FORMS.length] ?? '';

const noted = async () => database.query.selectFrom('images').select('hash').execute();

describe('a hostile upload', () => {
  it('comes in many forms', () => {
    const names = hostileImages.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(80);
  });

  it.each(hostileImages.map((image) => [image.name, image] as const))('%s', async (_, { bytes, statuses }) => {
    const response = await send(await bytes());
    expect(statuses).toContain(response.status);
    const answer = await response.json();
    if (response.status !== 200) {
      expect(answer).toEqual({ error: expect.stringMatching(/^[A-ZÑ¿¡].+\.$/), requestId: expect.any(String) });
      expect([store.files.size, await noted()]).toEqual([0, []]);
      return;
    }
    expect([store.files.size, (await noted()).length]).toEqual([1, 1]);
    await harmless(answer.url);
    await harmless(answer.url.replace('.webp', nextForm()));
  });

  async function harmless(path: string) {
    const response = await api.get(path);
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(response.headers.get('content-type')).toMatch(/^image\/(?:webp|avif|jpeg)$/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes(MARK)).toBe(false);
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
    await sharp(bytes).stats();
  }

  it.each(hostileForms.map((form) => [form.name, form] as const))('in a form with %s', async (_, form) => {
    const body = form.body(await plainImage(30, 30).png().toBuffer());
    const headers = { ...admin, 'content-type': form.contentType };
    const response = await api.request('/api/images', { method: 'POST', headers, body: new Uint8Array(body) });
    expect(form.statuses).toContain(response.status);
    const answer = await response.json();
    if (response.status !== 200) {
      expect([answer.error, store.files.size]).toEqual([expect.stringMatching(/^Tenés que mandar una sola imagen/), 0]);
      return;
    }
    // Neither the name nor the type that the sender claims is used.
    expect([answer.url, store.files.size]).toEqual([expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/), 1]);
    await harmless(answer.url);
  });

  it('leaves the shop in good health', async () => {
    const { url } = await (await send(await plainImage(300, 200).png().toBuffer())).json();
    expect((await api.get(url)).status).toBe(200);
    expect(process.memoryUsage.rss() / MEGABYTE).toBeLessThan(1500);
  });
});
