import type { BareServer } from './bare-server.ts';
import { type Figures, load } from './load.ts';
import { rawAnswer } from './raw-answer.ts';
import type { FreshRow, KeptRow } from './rows.ts';

type Length = { shop: { url: string; pid: number }; seconds: number };

export type Compared = { shop: Figures; bare: Figures; bytes: number };

/** The shop and a bare server with the same bytes in turns, so that what else the machine does falls on both. */
export async function measureKept(row: KeptRow, bare: BareServer, { shop, seconds }: Length): Promise<Compared> {
  const { status, headers, body } = await rawAnswer(`${shop.url}${row.path}`);
  if (status !== 200) throw new Error(`${row.path} answered ${status}`);
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const length = String(body.byteLength);
  await bare.serve({ headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': length }, body });

  const onBare = () => load({ server: bare, path: row.path, seconds: seconds / 2 });
  const onShop = () => load({ server: shop, path: row.path, seconds: seconds / 2 });
  await onShop();
  const [bare1, shop1, bare2, shop2] = [await onBare(), await onShop(), await onBare(), await onShop()];
  return { shop: mean(shop1, shop2), bare: mean(bare1, bare2), bytes: body.byteLength };
}

/** Asks the addresses in turn; before each round everything that the shop keeps is made stale. */
export async function measureFresh(row: FreshRow, makeStale: () => void, { shop, seconds }: Length): Promise<Figures> {
  let asked = 0;
  const path = () => {
    const index = asked++ % row.paths.length;
    if (index === 0) makeStale();
    return row.paths[index] ?? '';
  };
  await load({ server: shop, path, seconds: seconds / 2 });
  return load({ server: shop, path, seconds });
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
