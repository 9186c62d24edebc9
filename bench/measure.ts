import { fetchCompressed } from '../test/clients/compressed-response.ts';
import type { BareServer } from './load/bare-server.ts';
import { loadPath, type PathFigures } from './load/path-load.ts';
import { type Figures, load } from './load/varied-load.ts';
import type { CachedRow, InvalidatedRow, WriteRow } from './rows.ts';

type Subject = { shop: { url: string; pid: number }; bare: BareServer; seconds: number };

/** Figures of the shop and of a bare server that sends the same bytes. */
export type Comparison = { shop: Figures; bare: Figures; bytes: number };

/** `alone`: with one request at a time. */
export type InvalidatedComparison = Comparison & { alone: Figures };

/** `isGeneratorBusier`: neither server was the limit of its rate. */
export type CachedComparison = Comparison & { isGeneratorBusier: boolean };

/** Measures the shop and the bare server in turns, so that other load on the machine affects both. */
export async function measureCached({ path }: CachedRow, { shop, bare, seconds }: Subject): Promise<CachedComparison> {
  const bytes = await mirrorResponse({ shop, bare, path });
  const onBare = () => loadPath(bare, { path, seconds: seconds / 2 });
  const onShop = () => loadPath(shop, { path, seconds: seconds / 2 });
  await onShop();
  const [bare1, shop1, bare2, shop2] = [await onBare(), await onShop(), await onBare(), await onShop()];
  const isGeneratorBusier = [bare1, shop1, bare2, shop2].some((figures: PathFigures) => figures.isGeneratorBusier);
  return { shop: mean(shop1, shop2), bare: mean(bare1, bare2), bytes, isGeneratorBusier };
}

/** Requests the paths in turn and invalidates the shop's whole response cache before each round. */
export async function measureInvalidated(
  { paths }: InvalidatedRow,
  { invalidate, shop, bare, seconds }: Subject & { invalidate: () => void },
): Promise<InvalidatedComparison> {
  let count = 0;
  const nextCall = () => {
    const index = count++ % paths.length;
    if (index === 0) invalidate();
    return { path: paths[index] ?? '' };
  };
  const path = paths[0] ?? '';
  const bytes = await mirrorResponse({ shop, bare, path });
  await requestEach(shop.url, paths);
  await load({ server: shop, calls: nextCall, seconds: seconds / 2 });
  return {
    alone: await load({ server: shop, calls: nextCall, seconds, connections: 1 }),
    shop: await load({ server: shop, calls: nextCall, seconds }),
    bare: await load({ server: bare, calls: () => ({ path }), seconds: seconds / 2 }),
    bytes,
  };
}

/** Measures the writes of one seller, who waits for each response. */
export async function measureWrite(
  { call }: WriteRow,
  { token, shop, seconds }: { token: string; shop: Subject['shop']; seconds: number },
): Promise<Figures> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let count = 0;
  const nextCall = () => ({ ...call(count++), headers });
  await load({ server: shop, calls: nextCall, seconds: seconds / 4, connections: 1 });
  return load({ server: shop, calls: nextCall, seconds, connections: 1 });
}

/** Requests each path once, so that the first renderings are not measured. */
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
