import type { BrowserContext } from '@playwright/test';
import { type AdminClient, createAdminClient } from '#contract/admin/admin-client.ts';
import { api } from '#contract/urls/shop-urls.ts';

/** The administrator's calls to a shop, with the session that the context has there. */
export function adminClientIn({ request }: BrowserContext, shop: string): AdminClient {
  return createAdminClient({
    fetch: (path, init) => fetch(shop + path, init),
    log: () => {},
    token: async () => (await (await request.get(shop + api.token)).json()).token,
  });
}

/** Sells one of each of the first `count` products that are in stock; returns the ids of the sales. */
export async function createSales({ sales, products }: AdminClient, count: number): Promise<number[]> {
  const { rows } = await products.list({ name: '', active: 'S', page: 1, pageSize: 150 });
  const ids: number[] = [];
  for (const { id } of rows.filter(({ amount }) => amount > 20).slice(-count)) {
    const paid = ids.length % 2 === 1;
    const sold = { idProduct: id, quantity: 1, clientName: 'Ana Núñez', paymentMethod: 'Efectivo', paid };
    ids.push((await sales.create(sold)).id);
  }
  return ids;
}
