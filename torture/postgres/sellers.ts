import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type AdminClient, createAdminClient } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';

const INITIAL_STOCK = 1_000_000;
const RETRY_MS = 50;
const PAUSE_MS = 5;

/** `repeated`: attempts that were answered with 503. */
export type Writes = { acknowledged: number; repeated: number; slowestMs: number };

type SellersOptions = { urls: readonly string[]; token: string; count: number };

/**
 * Creates products, sells and changes prices until `stop`. A write that is answered with 503 is sent again with its
 * idempotency key, to the next of the URLs; any other failure fails.
 */
export async function startSellers({ urls, token, count }: SellersOptions) {
  const writes: Writes = { acknowledged: 0, repeated: 0, slowestMs: 0 };
  const created: string[] = [];
  const prices = new Map<number, number>();
  let sold = 0;
  let stopping = false;
  let attempts = 0;

  const write = async <Result>(act: (admin: AdminClient) => Promise<Result>): Promise<Result> => {
    const key = randomUUID();
    const startedAt = performance.now();
    for (;;) {
      attempts += 1;
      try {
        const result = await act(adminWithKey(urls[attempts % urls.length] ?? '', { token, key }));
        writes.acknowledged += 1;
        writes.slowestMs = Math.max(writes.slowestMs, performance.now() - startedAt);
        return result;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 503) throw error;
        writes.repeated += 1;
        await pause(RETRY_MS);
      }
    }
  };

  const soldProduct = await write((admin) =>
    admin.products.create({ name: 'Vendido', price: 1_00, amount: INITIAL_STOCK }),
  );
  const sell = async (seller: number) => {
    const { id } = await write((admin) => admin.products.create({ name: `Con precio ${seller}`, price: 1_00 }));
    for (let round = 1; !stopping; round += 1) {
      const name = `Nuevo ${seller} ${round}`;
      await write((admin) => admin.products.create({ name, price: 1_00 }));
      created.push(name);
      await write((admin) => admin.sales.create({ productId: soldProduct.id, quantity: 1 }));
      sold += 1;
      await write((admin) => admin.products.changePrice(id, round * 100));
      prices.set(id, round * 100);
      await pause(PAUSE_MS);
    }
  };
  const selling = Promise.all(Array.from({ length: count }, (_, seller) => sell(seller)));
  // Reported by `stop`.
  selling.catch(() => {});

  return {
    writes,
    async stop(): Promise<Writes> {
      stopping = true;
      await selling;
      return writes;
    },
    /** Throws when the database does not have each acknowledged write exactly once. */
    async compare(databaseUrl: string): Promise<void> {
      const database = new Client(databaseUrl);
      await database.connect();
      try {
        const { rows: products } = await database.query('select id, name, price, amount from products');
        const names = products.map(({ name }) => name).filter((name) => name.startsWith('Nuevo'));
        assert.deepEqual(names.toSorted(), created.toSorted(), 'every product once');
        const { rows: sales } = await database.query(
          'select sum(quantity)::integer as units from sales where product_id = $1',
          [soldProduct.id],
        );
        assert.equal(sales[0]?.units ?? 0, sold, 'every sale once');
        const byId = new Map(products.map((row) => [Number(row.id), row]));
        assert.equal(INITIAL_STOCK - Number(byId.get(soldProduct.id)?.amount), sold, 'sales and stock go together');
        for (const [id, price] of prices) assert.equal(Number(byId.get(id)?.price), price, `price of ${id}`);
      } finally {
        await database.end();
      }
    },
  };
}

function adminWithKey(url: string, { token, key }: { token: string; key: string }): AdminClient {
  return createAdminClient({
    fetch: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('idempotency-key', key);
      return fetch(url + path, { ...init, headers });
    },
    log: () => {},
    token: async () => token,
  });
}
