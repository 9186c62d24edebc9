import { readPages } from '#adapters/price-list/pdf/read-pages.ts';
import { assignRole, type ColumnBand, type ColumnRole } from '#domain/pricing/list-columns.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import type { TextPage } from '#price-list/page/text-page.ts';
import { drawList } from '#price-list/template/list-drawing.ts';
import { readForSupplier, type Teaching } from '#price-list/template/read-for-supplier.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';
import { formatTable } from '../test/report/table.ts';
import { figuresOf, type ListFigures } from './list-figures.ts';

/** Share of the expected prices with which a list counts as read. */
const READ = 0.97;
const MAX_TAPS = 3;

/** Codes and flavors are read as something else and sizes are. */
const TAPPED: readonly ColumnRole[] = ['name', 'brand', 'size', 'price', 'other'];

type Taught = { bands: ColumnBand[]; brand?: string | undefined; figures: ListFigures };

/** How many lists are read at first sight, how many once the seller has tapped columns, and how many not even then. */
export async function tapsTable(sets: Readonly<Record<string, readonly PriceListCase[]>>): Promise<string> {
  const rows: string[][] = [];
  for (const [name, cases] of Object.entries(sets)) {
    const taps: (number | undefined)[] = [];
    for (const list of cases) {
      const read = await readPages(list.bytes.slice());
      taps.push(read.ok ? tapsFor(list, read.pages) : undefined);
    }
    const none = taps.filter((count) => count === 0).length;
    const more = taps.filter((count) => count === undefined).length;
    rows.push([name, ...[taps.length, none, taps.length - none - more, more].map(String)]);
  }
  return formatTable([['taps to read', 'lists', 'none', `1-${MAX_TAPS}`, 'more'], ...rows]);
}

/**
 * The answers of a seller who gives the best one each time: the role of a column, the price column, or the brand of the
 * list. Undefined when more than three are needed.
 */
export function tapsFor(list: PriceListCase, pages: readonly TextPage[]): number | undefined {
  const first = readWith(list, pages, {});
  if (isRead(first.figures)) return 0;
  if (first.read.priceColumns.some((chosen) => isRead(readWith(list, pages, { chosen }).figures))) return 1;
  let best: Taught = { bands: drawList(pages, { bands: [], list: first.read }).bands, figures: first.figures };
  for (let taps = 1; taps <= MAX_TAPS; taps++) {
    const tried = teachingsAfter(best, list).map((teaching) => {
      return { ...teaching, figures: readWith(list, pages, { teaching }).figures };
    });
    const [next] = tried.toSorted((a, b) => worth(b.figures) - worth(a.figures));
    if (!next) return undefined;
    if (isRead(next.figures)) return taps;
    best = next;
  }
  return undefined;
}

function teachingsAfter({ bands, brand }: Taught, { expected }: PriceListCase) {
  const roles = bands.flatMap((band, index) =>
    TAPPED.filter((role) => role !== band.role).map((role) => assignRole(bands, { index, role })),
  );
  const brands = new Set([...expected.keys()].map((key) => key.split(' | ')[0]));
  const [only] = brands;
  const told = brands.size === 1 && only !== brand ? [{ bands, brand: only }] : [];
  return [...roles.map((taught) => ({ bands: taught, brand })), ...told];
}

function readWith(list: PriceListCase, pages: readonly TextPage[], told: { chosen?: string; teaching?: Teaching }) {
  const products = [...list.products];
  const { list: read } = readForSupplier(pages, { products, suppliers: [], ...told });
  return { read, figures: figuresOf(list, matchList(read, { products, remembered: new Map() })) };
}

function isRead({ right, wrong, expected }: ListFigures): boolean {
  return wrong === 0 && right >= READ * expected;
}

function worth({ right, wrong }: ListFigures): number {
  return right - wrong;
}
