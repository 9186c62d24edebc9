import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startShopServer } from '../e2e/shop-server.ts';
import { checkBudgets } from '../scripts/budgets.ts';
import { tokenCaller } from '../torture/shop-caller.ts';
import { startBareServer } from './bare-server.ts';
import type { Figures } from './load.ts';
import { type Compared, measureFresh, measureKept, measureWrite } from './measure.ts';
import { residentMegabytes } from './process-figures.ts';
import { freshRows, keptRows, writeRows } from './rows.ts';
import { openDoubter, seed } from './seed.ts';
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
const doubter = openDoubter(file);
const length = { shop, bare, seconds };
const alike = ['per s', 'p50 ms', 'p99 ms', 'cpu µs'];
const answers = [...alike, 'bytes', 'bare per s', 'bare p99', 'share', 'p99 ×', 'target'];
try {
  const idle = await residentMegabytes(shop.pid);
  print(`${products} products, ${seconds} s each; cpu: the server's own time for one answer; 32 connections`, '');
  print(table([['Kept', ...answers], ...(await kept())]), '');
  print(table([['After a change that shows nowhere', ...answers], ...(await fresh(doubter.raise))]), '');
  print(table([['After a change that shows everywhere', ...answers], ...(await fresh(doubter.changeAll))]), '');
  const busy = await residentMegabytes(shop.pid);
  print(table([['Writes, on one connection', ...alike, 'target'], ...(await written())]), '');
  print(table([...sizes(), ...machine({ idle, busy })]));
} finally {
  doubter.close();
  bare.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

async function kept(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of keptRows) {
    const compared = await measureKept(row, length);
    rows.push([row.what, ...beside(compared), `≥ ${row.share * 100} %, p99 ≤ 3 ×`]);
  }
  return rows;
}

async function fresh(doubt: () => void): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of freshRows(products)) {
    const compared = await measureFresh(row, { ...length, doubt });
    const target = row.perSecond === undefined ? '' : `≥ ${whole(row.perSecond)}`;
    rows.push([row.what, ...beside(compared), target]);
  }
  return rows;
}

async function written(): Promise<string[][]> {
  const rows: string[][] = [];
  const token = await tokenCaller()(shop.url);
  for (const row of writeRows(products)) {
    const figures = await measureWrite(row, { token, shop, seconds });
    rows.push([row.what, ...alone(figures), `p99 ≤ ${row.p99}`]);
  }
  return rows;
}

function alone({ perSecond, p50, p99, processor, failed }: Figures): string[] {
  const many = failed === 0 ? whole(perSecond) : `${whole(failed)} failed`;
  return [many, fine(p50), fine(p99), whole(processor)];
}

function beside({ shop: ours, bare: theirs, bytes }: Compared): string[] {
  const share = `${fine((100 * ours.perSecond) / theirs.perSecond)} %`;
  return [...alone(ours), whole(bytes), whole(theirs.perSecond), fine(theirs.p99), share, fine(ours.p99 / theirs.p99)];
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

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
