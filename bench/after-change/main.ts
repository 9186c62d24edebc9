import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFine, formatTable } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { median } from '../back-office/median.ts';
import { type InvalidatedRow, invalidatedRows } from '../rows.ts';
import { type AnswerTimes, answerTimes } from './answer-times.ts';

// npm run bench:after-change [-- --against <another checkout, built> --rounds 7 --seconds 2]
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const products = Number(values.products);
const here = resolve(import.meta.dirname, '../..');
const shops = await Promise.all(
  [here, ...(values.against ? [resolve(values.against)] : [])].map((root) => openShop(root)),
);
try {
  const rows: string[][] = [];
  for (const row of invalidatedRows(products))
    if (row.label.includes(values.only)) rows.push([row.label, ...cells(await measure(row))]);
  const columns = [
    'main thread ms',
    'all threads ms',
    'alone p50 ms',
    'p10 ms',
    ...(values.against ? ['ratios to the other one'] : []),
  ];
  process.stdout.write(`${formatTable([['Made anew, for one answer', ...columns], ...rows])}\n`);
} finally {
  for (const shop of shops) await shop.close();
}

/** The figures of each round, for each shop. */
async function measure({ paths }: InvalidatedRow): Promise<AnswerTimes[][]> {
  const options = { paths, seconds: Number(values.seconds) };
  for (const shop of shops) await answerTimes(shop, options);
  const rounds: AnswerTimes[][] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const figures: AnswerTimes[] = [];
    for (const shop of shops) figures.push(await answerTimes(shop, options));
    rounds.push(figures);
  }
  return rounds;
}

function cells(rounds: readonly AnswerTimes[][]): string[] {
  const ours = rounds.flatMap(([first]) => first ?? []);
  const figures = (['mainThread', 'allThreads', 'p50', 'p10'] as const).map((key) => ({
    ours: median(ours.map((times) => times[key])),
    ratios: rounds.flatMap(([first, second]) => (first && second ? first[key] / second[key] : [])),
  }));
  const ratios = figures.map((figure) => (figure.ratios.length > 0 ? formatFine(median(figure.ratios)) : ''));
  return [...figures.map((figure) => formatFine(figure.ours)), ratios.join(' ')];
}

async function openShop(root: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-after-change-'));
  const file = join(folder, 'shop.db');
  // The other checkout's own, because its tables may differ.
  const { seedCatalogue, openInvalidator }: typeof import('../seed-shop.ts') = await import(
    join(root, 'bench/seed-shop.ts')
  );
  await seedCatalogue({ file, products });
  const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' }, root);
  const invalidator = openInvalidator(file);
  return {
    ...server,
    changeAll: invalidator.changeAll,
    async close() {
      invalidator.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
