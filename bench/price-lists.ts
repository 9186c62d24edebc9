import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readPriceList } from '#adapters/price-list/read-price-list.ts';
import { onePage, ROW } from '../test/pdf/pdf.ts';
import { casesIn, type PriceListCase, priceListCases, unseenCases } from '../test/price-lists/cases.ts';
import { largeList } from '../test/price-lists/large-list.ts';
import { formatTable, formatWhole } from '../test/report/table.ts';
import { formTable } from './form-totals.ts';
import { tapsTable } from './list-taps.ts';
import { totalTables } from './list-totals.ts';
import { memoryOf } from './reader-memory.ts';
import { shopDuringPreviews } from './shop-during-previews.ts';

// npm run bench:pdf [-- --samples ../shared/pdf-samples]; only what is read, in seconds: node bench/price-lists.ts --totals [--single]; what the seller has to say of it: --taps
const { values } = parseArgs({
  options: {
    samples: { type: 'string' },
    totals: { type: 'boolean', default: false },
    single: { type: 'boolean', default: false },
    taps: { type: 'boolean', default: false },
  },
});

print(`price lists; ${availableParallelism()} cores`, '');
const isWhole = !values.taps && !values.totals;
if (isWhole || values.totals) for (const table of await totalTables(values)) print(table, '');
if (isWhole || values.taps)
  print(await tapsTable({ fitting: unseenCases('fitting'), 'held out': unseenCases('held-out') }), '');
if (!isWhole) process.exit();
print(await formTable(), '');
const cases = [
  ...priceListCases(),
  ...(values.samples === undefined ? [] : casesIn(pathToFileURL(`${resolve(values.samples)}/`))),
];
await readPriceList(taskOf(cases[0]));
const rows: string[][] = [];
for (const list of cases) rows.push(await measureCase(list));
const head = ['expected', 'right', 'wrong', 'precision', 'recall', 'ms', 'MB'];
print(formatTable([['list', ...head], ...rows]), '');
const large = largeList({ rows: 1000, products: 5000 });
const longest = largeList({ rows: 4080, products: 5000 });
print(formatTable([['large', ...head], await measureCase(large), await measureCase(longest)]), '');
const alone = await memoryOf({ bytes: onePage(ROW), products: [], remembered: new Map() });
print(`MB: the most that a process has that reads this list alone; for one row it has ${formatWhole(alone)}`, '');
print(...(await shopDuringPreviews(large)).flatMap((part) => [part, '']));

async function measureCase({ name, bytes, products, expected, doubtful }: PriceListCase): Promise<string[]> {
  const from = performance.now();
  const reading = await readPriceList({ bytes: bytes.slice(), products: [...products], remembered: new Map() });
  const took = performance.now() - from;
  if (!reading.ok) return [name, String(expected.size), reading.reason];
  const read = new Map(
    reading.matches.map(({ product, price }) => [`${product.brand} | ${product.name}`, price / 100]),
  );
  const right = [...read].filter(([key, price]) => expected.get(key) === price).length;
  const wrong = [...read].filter(([key, price]) => (expected.get(key) ?? doubtful.get(key)) !== price).length;
  // There is no share of a list without expected prices.
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
  const shares = [share(right, right + wrong), share(right, expected.size)];
  const memory = await memoryOf({ bytes, products: [...products], remembered: new Map() });
  return [name, String(expected.size), String(right), String(wrong), ...shares, formatWhole(took), formatWhole(memory)];
}

function taskOf(list: PriceListCase | undefined) {
  return {
    bytes: list?.bytes.slice() ?? new Uint8Array(),
    products: [...(list?.products ?? [])],
    remembered: new Map(),
  };
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
