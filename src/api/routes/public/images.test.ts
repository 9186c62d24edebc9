import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoreFullError } from '#adapters/object-store/object-store.ts';
import { MAX_IMAGE_BYTES } from '#domain/catalogue/product-image.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { listHashes, memoryStore, noiseImage, plainImage } from '../../../../test/images/images.ts';

eachDatabase((_kind, open) => {
  const store = memoryStore();
  let api: Awaited<ReturnType<typeof openApi>>;
  let admin: { authorization: string };
  let full = false;

  beforeAll(async () => {
    const images = {
      ...store,
      put: async (key: string, bytes: Uint8Array) => {
        if (full) throw new StoreFullError('full');
        return store.put(key, bytes);
      },
    };
    api = await openApi(await open(), { images });
    admin = await api.bearer();
  });
  afterEach(() => {
    full = false;
    store.files.clear();
  });

  /** Sends a file as a browser does. */
  const send = async (bytes: Uint8Array, headers: Record<string, string> = admin) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
    return api.request('/api/images', { method: 'POST', headers, body });
  };

  const sendStream = async (body: ReadableStream) => {
    const headers = { ...admin, 'content-type': 'multipart/form-data; boundary=b' };
    // TypeScript does not know that Node wants to hear about the duplex.
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return api.inProcess('/api/images', init);
  };

  const sendRaw = async (body: BodyInit, contentType: string) =>
    api.request('/api/images', { method: 'POST', headers: { ...admin, 'content-type': contentType }, body });

  describe('POST /api/images', () => {
    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('[M7-38] takes in %s and answers its url', async (format) => {
      const response = await send(await plainImage(300, 200).toFormat(format).toBuffer());
      expect(response.status).toBe(200);
      const { url, thumbhash, ...rest } = await response.json();
      expect([url, thumbhash, rest]).toEqual([
        expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/),
        expect.stringMatching(/^[\w+/]{20,}=*$/),
        {},
      ]);
      expect((await api.get(url)).status).toBe(200);
    });

    it('answers the same for the same file', async () => {
      const bytes = await plainImage(60, 60, '#123456').png().toBuffer();
      const [first, again] = [await (await send(bytes)).json(), await (await send(bytes)).json()];
      expect(again).toEqual(first);
    });

    it('requires an administrator before the file is read', async () => {
      const bytes = await plainImage(9, 9).png().toBuffer();
      for (const authorization of ['', 'Bearer x.y.z', 'Basic YTpi']) {
        const response = await send(bytes, { authorization });
        expect([response.status, (await response.json()).error]).toEqual([
          401,
          'Tenés que iniciar sesión para hacer esto.',
        ]);
      }
      expect(store.files.size).toBe(0);
    });

    const refused = async (response: Response) => {
      const { error, requestId } = await response.json();
      expect([typeof requestId, await listHashes(store)]).toEqual(['string', []]);
      return [response.status, error];
    };

    it('refuses files that are no image, broken or too large, and stores nothing', async () => {
      const jpeg = await noiseImage(90, 90).jpeg().toBuffer();
      expect(await refused(await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual([
        415,
        'El archivo no es una imagen JPEG, PNG, WebP o AVIF.',
      ]);
      expect(await refused(await send(jpeg.subarray(0, 900)))).toEqual([400, 'La imagen está dañada o incompleta.']);
      const heavy = [413, 'La imagen es demasiado pesada: puede tener hasta 10 MB.'];
      expect(await refused(await send(Buffer.concat([jpeg, new Uint8Array(MAX_IMAGE_BYTES)])))).toEqual(heavy);
      expect(await refused(await send(new Uint8Array(2 * MAX_IMAGE_BYTES)))).toEqual(heavy);
      expect(await refused(await send(await plainImage(8001, 6250).jpeg().toBuffer()))).toEqual([
        422,
        'La imagen es demasiado grande: puede tener hasta 50 megapíxeles, o 24 si es AVIF.',
      ]);
    });

    it('refuses a file of unknown length as soon as it is too long', async () => {
      let given = 0;
      const body = new ReadableStream({
        pull(controller) {
          given += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      expect((await refused(await sendStream(body)))[0]).toBe(413);
      expect(given).toBeLessThan(15);
    });

    it('refuses whatever is not a form with one file', async () => {
      const words = [400, 'Tenés que mandar una sola imagen, en el campo «file» de un formulario.'];
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n';
      const multipart = 'multipart/form-data; boundary=b';
      expect(await refused(await sendRaw(`${part.repeat(1000)}--b--`, multipart))).toEqual(words);
      expect(await refused(await sendRaw(part, multipart))).toEqual(words);
      expect(await refused(await sendRaw('', multipart))).toEqual(words);
      expect(await refused(await sendRaw('{"file":"x"}', 'application/json'))).toEqual(words);
      expect(await refused(await sendRaw('file=x', 'application/x-www-form-urlencoded'))).toEqual(words);
      expect(await refused(await api.request('/api/images', { method: 'POST', headers: admin }))).toEqual(words);
    });

    it('says so when the sender hangs up half-way', async () => {
      const body = new ReadableStream({
        pull(controller) {
          controller.error(new Error('gone'));
        },
      });
      expect((await refused(await sendStream(body)))[0]).toBe(400);
    });

    it('says that there is no room on a full disk, and works again when there is', async () => {
      const bytes = await plainImage(30, 30).png().toBuffer();
      full = true;
      expect(await refused(await send(bytes))).toEqual([507, 'No queda lugar para guardar la imagen.']);
      full = false;
      expect((await send(bytes)).status).toBe(200);
    });

    it('holds no more than 16 files at a time', async () => {
      let open: () => void = () => {};
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      const waiting = () =>
        new ReadableStream({
          async pull(controller) {
            await gate;
            controller.close();
          },
        });
      const sent = Array.from({ length: 20 }, async () => sendStream(waiting()));
      const refused: Response[] = [];
      for (const each of sent) void each.then((response) => refused.push(response));
      await vi.waitFor(() => expect(refused).toHaveLength(4));
      for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      open();
      await Promise.all(sent);
      expect((await send(await plainImage(9, 9).png().toBuffer())).status).toBe(200);
    });
  });

  describe('GET /images/{name}', () => {
    const url = async () => (await (await send(await plainImage(400, 300).png().toBuffer())).json()).url;

    it('serves every variant with a fixed type, immutable and sandboxed', async () => {
      const base = (await url()).replace('.webp', '');
      for (const [end, type] of [
        ['.webp', 'image/webp'],
        ['-320.webp', 'image/webp'],
        ['-320.avif', 'image/avif'],
        ['-og.jpg', 'image/jpeg'],
      ]) {
        const response = await api.get(`${base}${end}`);
        expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
          200,
          {
            'content-type': type,
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox",
            'content-length': String((await response.arrayBuffer()).byteLength),
          },
        ]);
      }
    });

    it('answers HEAD like GET, without the body', async () => {
      const path = await url();
      const [get, head] = [await api.get(path), await api.request(path, { method: 'HEAD' })];
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
      expect(head.headers.get('content-type')).toBe('image/webp');
    });

    it.each([
      `${'0'.repeat(32)}.webp`,
      `${'0'.repeat(32)}-321.webp`,
      'x.svg',
      '..%2f..%2fetc%2fpasswd',
      '%00.webp',
      '%',
      '%ff%fe',
      `${'a'.repeat(300)}.webp`,
    ])('answers 404 with an error in Spanish for %j', async (name) => {
      const response = await api.get(`/images/${name}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'No encontramos esa imagen.', requestId: expect.any(String) },
      ]);
    });
  });
});
