import type { APIRequestContext } from '@playwright/test';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { adminClientAt } from '../clients/admin-client.ts';
import { credentials } from '../servers/shop-server.ts';

/** Signs in without the screens; the session's cookie stays in the context. */
export async function signInByApi(
  { request }: { request: APIRequestContext },
  url: string,
  data = credentials,
): Promise<void> {
  const response = await request.post(url + adminApi.signIn, { data, headers: { origin: url } });
  if (response.status() !== 200) throw new Error(`the sign-in answered ${response.status()}`);
}

/** The administrator's calls to the shop at `url`, with the session of a browser context or of requests alone. */
export function adminClientIn({ request }: { request: APIRequestContext }, url: string): AdminClient {
  return adminClientAt(url, async () => (await (await request.get(url + adminApi.token)).json()).token);
}

/** Sells one unit of each of `count` products that are well in stock; returns the ids of the sales. */
export async function createSales({ sales, products }: AdminClient, count: number): Promise<number[]> {
  const { rows } = await products.list({ name: '', active: 'S', page: 1, pageSize: 150 });
  const ids: number[] = [];
  for (const { id } of rows.filter(({ amount }) => amount > 20).slice(-count)) {
    const paid = ids.length % 2 === 1;
    const sale = { productId: id, quantity: 1, clientName: 'Ana Núñez', paymentMethod: 'Efectivo', paid };
    ids.push((await sales.create(sale)).id);
  }
  return ids;
}
