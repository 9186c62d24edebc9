import { expect, it } from 'vitest';
import { createShopClient } from '#contract/shop/shop-client.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { loadSiteData } from './load-site-data.ts';

it('[M8-4] [M8-12] a menu that fails to load is only logged, and the page is rendered without it', async () => {
  const logged: string[] = [];
  const client = createShopClient({
    fetch: async (path) => (path === api.brands ? new Response('{}', { status: 500 }) : Response.json([])),
    log: (message) => logged.push(message),
  });
  const { menu, business } = await loadSiteData(client, new Request('http://shop.test/'));
  expect(menu).toBe(null);
  expect(business).toHaveProperty('whatsappPhone');
  expect(logged).toEqual(['Error al obtener los datos. La respuesta no fue exitosa.']);
});
