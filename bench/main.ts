import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startShopServer } from '../e2e/shop-server.ts';
import { checkBudgets } from '../scripts/budgets.ts';
import { startBareServer } from './bare-server.ts';
import { measureFresh, measureKept } from './measure.ts';
import { residentMegabytes } from './process-figures.ts';
import { freshRows, keptRows } from './rows.ts';
import { openStaler, seed } from './seed.ts';
import { fine, table, whole } from './table.ts';

// npm run bench [-- --products 50000 --seconds 4]
const { values } = parseArgs({
  options: { products: { type: 'string', default: '500' }, seconds: { type: 'string', default: '2' } },
});
const products = Number(values.products);
const seconds = Number(values.seconds);

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const file = join(folder, 'shop.db');
await seed({ file, products });
const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
const bare = await startBareServer();
const staler = openStaler(file);
try {
  const idle = await residentMegabytes(shop.pid);
  const rows = [...(await keptTable()), ...(await freshTable())];
  const busy = await residentMegabytes(shop.pid);
  const heading = [
    '',
    'per s',
    'p50 ms',
    'p99 ms',
    'cpu µs',
    'bytes',
    'bare per s',
    'bare p99',
    'share',
    'p99 ×',
    'target',
  ];
  print(`${products} products, 32 connections, ${seconds} s each; cpu: the server's own time for one answer`, '');
  print(table([heading, ...rows]), '');
  print(table([...sizes(), ...machine({ idle, busy })]));
} finally {
  staler.close();
  bare.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

async function keptTable(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of keptRows) {
    const { shop: ours, bare: theirs, bytes } = await measureKept(row, bare, { shop, seconds });
    const share = ours.perSecond / theirs.perSecond;
    rows.push([
      `${row.what}, kept${failures(ours.failed)}`,
      ...[whole(ours.perSecond), fine(ours.p50), fine(ours.p99), whole(ours.processor), whole(bytes)],
      ...[whole(theirs.perSecond), fine(theirs.p99), `${whole(share * 100)} %`, fine(ours.p99 / theirs.p99)],
      `≥ ${row.share * 100} %, p99 ≤ 3 ×`,
    ]);
  }
  return rows;
}

async function freshTable(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of freshRows(products)) {
    const { perSecond, p50, p99, processor, failed } = await measureFresh(row, staler.makeStale, { shop, seconds });
    const target = row.perSecond === undefined ? '' : `≥ ${whole(row.perSecond)}`;
    const figures = [whole(perSecond), fine(p50), fine(p99), whole(processor)];
    rows.push([`${row.what}, not kept${failures(failed)}`, ...figures, '', '', '', '', '', target]);
  }
  return rows;
}

function sizes(): string[][] {
  const { lines } = checkBudgets('build/client');
  return lines.map(({ what, bytes, budget }) => [what, `${whole(bytes)} bytes`, `≤ ${whole(budget)}`]);
}

function machine({ idle, busy }: { idle: number; busy: number }): string[][] {
  return [
    ['from start to first answer', `${whole(shop.readyAfterMs)} ms`, '≤ 800'],
    ['memory when idle', `${whole(idle)} MB`, '≤ 140'],
    ['memory after the load', `${whole(busy)} MB`, '≤ 220'],
  ];
}

function failures(count: number): string {
  return count === 0 ? '' : ` (${whole(count)} failed)`;
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
