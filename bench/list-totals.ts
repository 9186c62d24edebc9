import { readListFile } from '#adapters/price-list/read-list-file.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { type PriceListCase, priceListCases, unseenCases } from '../test/price-lists/cases.ts';
import { formatTable } from '../test/report/table.ts';
import { addFigures, FIGURE_HEADS, figureCells, figuresOf, type ListFigures } from './list-figures.ts';

type ListReading = { name: string; kind: string; figures: ListFigures };
type TotalOptions = { single?: boolean };

/**
 * What the reader gets right, per kind of list and in total. Of the held-out lists only totals are told, whatever `single`
 * says: who works on the reader learns nothing else of them.
 */
export async function totalTables({ single = false }: TotalOptions): Promise<string[]> {
  return [
    await tableOf('committed', priceListCases(), single),
    await tableOf('fitting', unseenCases('fitting'), single),
    await tableOf('held out', unseenCases('held-out'), false),
  ];
}

async function tableOf(head: string, cases: readonly PriceListCase[], single: boolean): Promise<string> {
  const from = process.cpuUsage();
  const read = await readAll(cases);
  const kinds = [...Map.groupBy(read, ({ kind }) => kind)].map(([kind, all]) => [kind, ...totalOf(all)]);
  const lists = single ? read.map(({ name, figures }) => [name, ...figureCells(figures)]) : [];
  const table = formatTable([[head, ...FIGURE_HEADS], ...kinds, ...lists, ['total', ...totalOf(read)]]);
  const { user, system } = process.cpuUsage(from);
  return `${table}\n${((user + system) / 1_000_000).toFixed(1)} s of the processor`;
}

/** The lists with what is read right of each. */
export async function readAll(cases: readonly PriceListCase[]): Promise<ListReading[]> {
  const read: ListReading[] = [];
  for (const list of cases) {
    const products = [...list.products];
    const pages = await readListFile(list.bytes.slice());
    const matches = pages.ok ? matchList(readForCatalogue(pages.pages, { products }), { products }) : [];
    read.push({ name: list.name, kind: list.kind ?? 'unnamed', figures: figuresOf(list, matches) });
  }
  return read;
}

function totalOf(read: readonly ListReading[]): string[] {
  return figureCells(addFigures(read.map(({ figures }) => figures)));
}
