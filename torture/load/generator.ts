import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { statusOf } from './watch.ts';

type Call = { path: string; body?: object };

let count = 0;

function unique(): string {
  count += 1;
  return `${process.pid}-${count}`;
}

/** Requests that are never in the response cache; the words of a search are in many products. */
const calls: Record<string, () => Call> = {
  searches: () => ({ path: pages.search(`whey ${unique()}`) }),
  lists: () => ({ path: `${api.productList}?link=productos&search=${unique()}` }),
  paths: () => ({ path: `/${unique()}` }),
  products: () => ({ path: pages.product(unique()) }),
  admin: () => ({ path: `${adminApi.products}?name=${unique()}` }),
  guesses: () => ({ path: adminApi.signIn, body: { email: `${unique()}@example.com`, password: 'a wrong password' } }),
};

// node torture/load/generator.ts <url> <kinds, separated by commas> <connections> <seconds>
const [url = '', kinds = '', connections = '', seconds = ''] = process.argv.slice(2);
const generators = kinds.split(',').flatMap((kind) => calls[kind] ?? []);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<string, number> = {};
const until = performance.now() + Number(seconds) * 1000;

/** Sends one request after the other. */
async function flood(next: () => Call): Promise<void> {
  while (performance.now() < until) {
    const { path, body } = next();
    const asJson = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const status = await statusOf(url + path, { agent, ...asJson });
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A closed connection is refused at once again.
    if (status === 0) await pause(50);
  }
}

await Promise.all(
  Array.from({ length: Number(connections) }, (_, index) => generators[index % generators.length]).map(
    (next) => next && flood(next),
  ),
);
process.stdout.write(JSON.stringify(statuses));
process.exit(0);
