import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminTokens } from '../test/clients/admin-client.ts';
import { residentMegabytes } from '../test/report/process-usage.ts';
import { formatFine, formatTable, formatWhole } from '../test/report/table.ts';
import { startShopServer } from '../test/servers/shop-server.ts';
import { checkBudgets } from '../tools/assets/budgets.ts';
import { salesTable } from './busy-shop/sales-meanwhile.ts';
import { workersTable } from './busy-shop/two-workers.ts';
import { filterTable } from './filters/filtered-pages.ts';
import { growthTable } from './growth/growth.ts';
import { isAmplyStocked } from './large-catalogue.ts';
import { startBareServer } from './load/bare-server.ts';
import { generatorName } from './load/path-load.ts';
import type { Figures } from './load/varied-load.ts';
import { type Comparison, measureCached, measureInvalidated, measureWrite } from './measure.ts';
import { slowPhoneTable } from './phone/slow-phone.ts';
import { cachedRows, invalidatedRows, writeRows } from './rows.ts';
import { openInvalidator, seedCatalogue } from './seed-shop.ts';
import { soakTable } from './soak/soak.ts';

// npm run bench [-- --products 50000 --seconds 4]; only the memory in ten minutes: npm run bench -- --soak 10
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '2' },
    soak: { type: 'string' },
  },
});
const products = Number(values.products);
const seconds = Number(values.seconds);
/** Without `--soak`; too short to say whether memory stays flat. */
const SHORT_SOAK_MINUTES = 0.5;

if (values.soak !== undefined) {
  print(formatTable(await soakTable({ products, minutes: Number(values.soak) })));
  process.exit();
}

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const file = join(folder, 'shop.db');
await seedCatalogue({ file, products });
const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
const bare = await startBareServer();
const invalidator = openInvalidator(file);
const subject = { shop, bare, seconds };
const latencyColumns = ['per s', 'p50 ms', 'p99 ms', 'cpu µs'];
const comparisonColumns = [...latencyColumns, 'bytes', 'bare per s', 'bare p99', 'share', 'p99 ×', 'target'];
const invalidatedColumns = ['p50 alone', ...comparisonColumns];
try {
  const idle = await residentMegabytes(shop.pid);
  print(
    `${products} products, ${seconds} s each; cpu: the server's own time for one answer; 32 connections; kept pages by ${generatorName}`,
    '',
  );
  print(formatTable([['Cached', ...comparisonColumns], ...(await cachedTable())]), '');
  print(
    formatTable([
      ['After a change that shows nowhere', ...invalidatedColumns],
      ...(await invalidatedTable(invalidator.raise)),
    ]),
    '',
  );
  print(
    formatTable([
      ['After a change that shows everywhere', ...invalidatedColumns],
      ...(await invalidatedTable(invalidator.changeAll)),
    ]),
    '',
  );
  const busy = await residentMegabytes(shop.pid);
  print(formatTable(await salesTable({ shop, seconds, idProduct: amplyStockedId(products) })), '');
  print(formatTable([['Writes, on one connection', ...latencyColumns, 'target'], ...(await writeTable())]), '');
  print(formatTable([...sizeRows(), ...processRows({ idle, busy })]));
} finally {
  invalidator.close();
  bare.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
print('', formatTable(await workersTable({ products, seconds })));
print('', formatTable(await soakTable({ products, minutes: SHORT_SOAK_MINUTES })));
print('', formatTable(await slowPhoneTable()));
print('', formatTable(await filterTable()));
print('', formatTable(await growthTable()));

async function cachedTable(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of cachedRows) {
    const compared = await measureCached(row, subject);
    const target = `≥ ${row.share * 100} %, p99 ≤ 3 ×`;
    rows.push([
      row.label,
      ...comparisonCells(compared),
      compared.isGeneratorBusier ? 'the generator is the limit' : target,
    ]);
  }
  return rows;
}

async function invalidatedTable(invalidate: () => void): Promise<string[][]> {
  const rows: string[][] = [];
  for (const row of invalidatedRows(products)) {
    const compared = await measureInvalidated(row, { ...subject, invalidate });
    const target = [row.p50 && `alone ≤ ${row.p50} ms`, row.perSecond && `≥ ${formatWhole(row.perSecond)}`];
    rows.push([
      row.label,
      formatFine(compared.alone.p50),
      ...comparisonCells(compared),
      target.filter(Boolean).join(', '),
    ]);
  }
  return rows;
}

async function writeTable(): Promise<string[][]> {
  const rows: string[][] = [];
  const token = await adminTokens()(shop.url);
  for (const row of writeRows(products)) {
    const figures = await measureWrite(row, { token, shop, seconds });
    rows.push([row.label, ...figureCells(figures), `p99 ≤ ${row.p99}`]);
  }
  return rows;
}

function figureCells({ perSecond, p50, p99, processor, failed }: Figures): string[] {
  const many = failed === 0 ? formatWhole(perSecond) : `${formatWhole(failed)} failed`;
  return [many, formatFine(p50), formatFine(p99), formatWhole(processor)];
}

function comparisonCells({ shop: ours, bare: theirs, bytes }: Comparison): string[] {
  const share = `${formatFine((100 * ours.perSecond) / theirs.perSecond)} %`;
  return [
    ...figureCells(ours),
    formatWhole(bytes),
    formatWhole(theirs.perSecond),
    formatFine(theirs.p99),
    share,
    formatFine(ours.p99 / theirs.p99),
  ];
}

function sizeRows(): string[][] {
  const { lines } = checkBudgets(join(import.meta.dirname, '../build/client'));
  return lines.map(({ what, bytes, budget }) => [what, `${formatWhole(bytes)} bytes`, `≤ ${formatWhole(budget)}`]);
}

function processRows({ idle, busy }: { idle: number; busy: number }): string[][] {
  return [
    ['from start to first answer', `${formatWhole(shop.readyAfterMs)} ms`, '≤ 800'],
    ['memory when idle', `${formatWhole(idle)} MB`, '≤ 140'],
    ['memory after the load', `${formatWhole(busy)} MB`, '≤ 220'],
  ];
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ids count from 1 in the order of the catalogue. */
function amplyStockedId(count: number): number {
  return 1 + Array.from({ length: count }, (_, index) => index).findIndex(isAmplyStocked);
}
