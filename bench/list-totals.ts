import { readAndMatch } from '#adapters/price-list/read-and-match.ts';
import { type PriceListCase, priceListCases, unseenCases } from '../test/price-lists/cases.ts';
import { formatTable } from '../test/report/table.ts';
import { addFigures, FIGURE_HEADS, figureCells, figuresOf, type ListFigures } from './list-figures.ts';

type ListReading = { name: string; kind: string; figures: ListFigures };

/**
 * What the reader gets right, per kind of list and in total. Of the held-out lists only totals are told, whatever
 * `single` says: who works on the reader learns nothing else of them.
 */
export async function totalTables({ single }: { single: boolean }): Promise<string[]> {
  return [
    await tableOf('committed', priceListCases(), { single }),
    await tableOf('fitting', unseenCases('fitting'), { single }),
    await tableOf('held out', unseenCases('held-out'), { single: false }),
  ];
}

async function tableOf(set: string, cases: readonly PriceListCase[], { single }: { single: boolean }): Promise<string> {
  const from = performance.now();
  const read: ListReading[] = [];
  for (const list of cases) {
    const task = { bytes: list.bytes.slice(), products: [...list.products], remembered: new Map() };
    const result = await readAndMatch(task);
    const figures = figuresOf(list, result.ok ? result.matches : []);
    read.push({ name: list.name, kind: list.kind ?? 'unnamed', figures });
  }
  const kinds = [...Map.groupBy(read, ({ kind }) => kind)].map(([kind, all]) => [kind, ...totalOf(all)]);
  const lists = single ? read.map(({ name, figures }) => [name, ...figureCells(figures)]) : [];
  const table = formatTable([[set, ...FIGURE_HEADS], ...kinds, ...lists, ['total', ...totalOf(read)]]);
  return `${table}\n${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function totalOf(read: readonly ListReading[]): string[] {
  return figureCells(addFigures(read.map(({ figures }) => figures)));
}
