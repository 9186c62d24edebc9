import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createShopClient } from '../shop/shop-client.ts';
import { type AdminClient, createAdminClient } from './admin-client.ts';

type SentRequest = { path: string; method: string; headers: Headers; body: unknown };

/** A client whose calls are answered with `answer`, and what it did. */
function client({
  token = 'abc',
  answer = Response.json({ id: 1 }),
}: {
  token?: string | null;
  answer?: Response;
} = {}) {
  const requests: SentRequest[] = [];
  const logged: string[] = [];
  const caller = {
    fetch: async (path: string, init: RequestInit = {}) => {
      requests.push({ path, method: init.method ?? '', headers: new Headers(init.headers), body: init.body });
      return answer.clone();
    },
    log: (message: string) => logged.push(message),
  };
  return {
    admin: createAdminClient({ ...caller, token: async () => token }),
    shop: createShopClient(caller),
    requests,
    logged,
  };
}

const brand = { name: '', link: '', image: '' };

describe('uploading an image', () => {
  const tooLarge = 'La imagen es demasiado pesada: puede tener hasta 10 MB.';

  it('sends none that is too large, and says why', async () => {
    const { admin, requests } = client();
    const error = await admin.uploadImage(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])).catch((cause) => cause);
    expect(error).toMatchObject({ status: 413, body: { error: tooLarge } });
    expect(requests).toEqual([]);
    await admin.uploadImage(new Blob([new Uint8Array(10 * 1024 * 1024)]));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['of a proxy', new Response('<html>', { status: 413 }), tooLarge],
    ['of the shop', Response.json({ error: 'Otro texto.' }, { status: 413 }), 'Otro texto.'],
    ['for another reason', new Response('<html>', { status: 502 }), undefined],
  ])('tells the refusal %s', async (_, answer, text) => {
    const error = await client({ answer })
      .admin.uploadImage(new Blob(['x']))
      .catch((cause) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.body.error).toBe(text);
  });
});

describe('the admin client', () => {
  it('[M6-4] sends the ID token with writes, and with its reads too', async () => {
    const { admin, requests } = client({ answer: Response.json([]) });
    await admin.products.delete(7);
    await admin.sales.delete(8);
    await admin.constants.list();
    expect(requests.map(({ method, path, headers }) => [method, path, headers.get('authorization')])).toEqual([
      ['DELETE', '/api/products/7', 'Bearer abc'],
      ['DELETE', '/api/sales/8', 'Bearer abc'],
      ['GET', '/api/constants', 'Bearer abc'],
    ]);
  });

  it('[M6-6] leaves the public calls without one', async () => {
    const { shop, requests } = client({ answer: Response.json([]) });
    await shop.brands();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('[M6-5] fails without a request and logs when nobody is signed in', async () => {
    const { admin, requests, logged } = client({ token: null });
    const calls = [
      () => admin.products.create({ name: 'X', price: 1 }),
      () => admin.products.changePrice(1, 2),
      () => admin.sales.delete(1),
      () => admin.products.list({}),
    ];
    for (const each of calls) await expect(each()).rejects.toThrow('No hay usuario autenticado');
    expect(requests).toEqual([]);
    expect(logged).toEqual(calls.map(() => 'No hay usuario autenticado'));
  });

  it.each([
    ['GET', (admin: AdminClient) => admin.brands.byId(1), 'Error al obtener los datos. La respuesta no fue exitosa.'],
    ['POST', (admin: AdminClient) => admin.brands.create(brand), 'Error al agregar datos...'],
    ['PUT', (admin: AdminClient) => admin.brands.setActive(1, false), 'Error al actualizar los datos...'],
    ['DELETE', (admin: AdminClient) => admin.products.delete(1), 'Error al eliminar los datos...'],
  ])(
    '[M7-2] [M7-4] [M8-4] [M8-5] [M8-6] [M8-7] a %s that is not answered with 200 fails with its text, logged',
    async (_method, requests, text) => {
      const body = { error: 'Falta el nombre.', requestId: 'r', fields: { name: 'Falta el nombre.' } };
      const { admin, logged } = client({ answer: Response.json(body, { status: 400 }) });
      const error = await requests(admin).catch((cause) => cause);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ message: text, status: 400, body: { fields: { name: 'Falta el nombre.' } } });
      expect(logged).toEqual([text]);
    },
  );

  it('[M7-2] takes any other success for a failure, and an answer that is no JSON', async () => {
    const created = client({ answer: Response.json({ id: 1 }, { status: 201 }) });
    await expect(created.admin.products.delete(1)).rejects.toThrow('Error al eliminar los datos...');
    const page = client({ answer: new Response('<html>') });
    await expect(page.admin.constants.list()).rejects.toThrow('Error al obtener los datos.');
    const broken = client({ answer: new Response('<html>', { status: 502 }) });
    await expect(broken.admin.constants.list()).rejects.toMatchObject({ status: 502, body: {} });
  });

  it('[M7-3] [M8-8] takes a body with an error for a failure', async () => {
    const { admin, logged } = client({ answer: Response.json({ error: 'sin lugar' }) });
    await expect(admin.products.delete(1)).rejects.toThrow('Error en la respuesta de la API: sin lugar');
    expect(logged).toEqual(['Error en la respuesta de la API: sin lugar']);
  });

  it('sends an image as a form', async () => {
    const { admin, requests } = client({ answer: Response.json({ url: '/images/x.webp', thumbhash: null }) });
    await admin.uploadImage(new Blob(['x']));
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/images', body: expect.any(FormData) });
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });
});
