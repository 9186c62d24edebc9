import { fetchCompressed } from '../test/clients/compressed-response.ts';
import type { BareServer } from './bare-server.ts';
import { type Figures, load } from './load.ts';
import type { CachedRow, InvalidatedRow, WriteRow } from './rows.ts';

type Subject = { shop: { url: string; pid: number }; bare: BareServer; seconds: number };

/** Figures of the shop beside those of a bare server that sends the same bytes. */
export type Comparison = { shop: Figures; bare: Figures; bytes: number };

/** The shop and the bare server in turns, so that what else the machine does falls on both. */
export async function measureCached({ path }: CachedRow, { shop, bare, seconds }: Subject): Promise<Comparison> {
  const bytes = await mirrorResponse({ shop, bare, path });
  const onBare = () => load({ server: bare, asked: path, seconds: seconds / 2 });
  const onShop = () => load({ server: shop, asked: path, seconds: seconds / 2 });
  await onShop();
  const [bare1, shop1, bare2, shop2] = [await onBare(), await onShop(), await onBare(), await onShop()];
  return { shop: mean(shop1, shop2), bare: mean(bare1, bare2), bytes };
}

/** Asks the addresses in turn; before each round everything that the shop keeps is put in doubt. */
export async function measureInvalidated(
  { paths }: InvalidatedRow,
  { doubt, shop, bare, seconds }: Subject & { doubt: () => void },
): Promise<Comparison> {
  let count = 0;
  const asked = () => {
    const index = count++ % paths.length;
    if (index === 0) doubt();
    return { path: paths[index] ?? '' };
  };
  const path = paths[0] ?? '';
  const bytes = await mirrorResponse({ shop, bare, path });
  await requestEach(shop.url, paths);
  await load({ server: shop, asked, seconds: seconds / 2 });
  return {
    shop: await load({ server: shop, asked, seconds }),
    bare: await load({ server: bare, asked: () => ({ path }), seconds: seconds / 2 }),
    bytes,
  };
}

/** One seller, who waits for each answer. */
export async function measureWrite(
  { call }: WriteRow,
  { token, shop, seconds }: { token: string; shop: Subject['shop']; seconds: number },
): Promise<Figures> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let count = 0;
  const asked = () => ({ ...call(count++), headers });
  await load({ server: shop, asked, seconds: seconds / 4, connections: 1 });
  return load({ server: shop, asked, seconds, connections: 1 });
}

/** Each once, so that the first answers of all are not among those measured. */
async function requestEach(url: string, paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const ask = async () => {
    for (const path of left) await fetchCompressed(url + path);
  };
  await Promise.all(Array.from({ length: 8 }, ask));
}

type MirrorOptions = Pick<Subject, 'shop' | 'bare'> & { path: string };

async function mirrorResponse({ shop, bare, path }: MirrorOptions): Promise<number> {
  const { status, headers, body } = await fetchCompressed(`${shop.url}${path}`);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const length = String(body.byteLength);
  await bare.serve({ headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': length }, body });
  return body.byteLength;
}

function mean(a: Figures, b: Figures): Figures {
  const half = (key: keyof Figures) => (a[key] + b[key]) / 2;
  return {
    perSecond: half('perSecond'),
    p50: half('p50'),
    p99: half('p99'),
    processor: half('processor'),
    failed: a.failed + b.failed,
  };
}
