import { adminApi } from '#contract/urls/admin-urls.ts';
import { formatFine, formatWhole } from '../../test/report/table.ts';
import { median } from './median.ts';

const RUNS = 15;
/** Rows per request when the browser loaded the whole list. */
const CHUNK_SIZE = 150;

const PAGES = {
  'by name': {},
  'sorted by price': { sort: '-price' },
  'sorted by brand': { sort: 'brand' },
  searched: { text: 'creatina marca' },
  'searched for a date': { text: '12/2025' },
};

type Shop = { url: string; token: string; products: number };

type Cost = { milliseconds: number; bytes: number };

/** What a page costs beside the whole list, as the back-office asked for it before. */
export async function callRows(shop: Shop): Promise<string[][]> {
  const chunks = Array.from({ length: Math.ceil(shop.products / CHUNK_SIZE) }, (_, index) => index + 1);
  const whole = await costOf(async () => {
    // The first told how many there are.
    const [first, ...others] = chunks.map((page) => () => read(shop, { page, pageSize: CHUNK_SIZE }));
    const bytes = (await first?.()) ?? 0;
    return [bytes, ...(await Promise.all(others.map((other) => other())))].reduce((sum, each) => sum + each, 0);
  });
  const rows: string[][] = [];
  for (const [label, query] of Object.entries(PAGES)) {
    const page = await costOf(() => read(shop, { ...query, page: 1, pageSize: 10 }));
    const ratio = whole.milliseconds / page.milliseconds;
    rows.push([label, ...cells(page), ...cells(whole), formatFine(ratio)]);
  }
  return rows;
}

const cells = ({ milliseconds, bytes }: Cost) => [formatFine(milliseconds), formatWhole(bytes / 1000)];

async function costOf(run: () => Promise<number>): Promise<Cost> {
  const times: number[] = [];
  let bytes = 0;
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    bytes = await run();
    times.push(performance.now() - start);
  }
  return { milliseconds: median(times), bytes };
}

/** The size of the body, which is parsed as a browser does. */
async function read({ url, token }: Shop, query: Record<string, string | number>): Promise<number> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${url}${adminApi.products}?active=S&${search}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await response.text();
  const { data } = JSON.parse(body);
  if (response.status !== 200 || data.length === 0) throw new Error(`${search}: ${response.status}`);
  return body.length;
}
