import { readPages } from '#adapters/price-list/pdf/read-pages.ts';
import { createProductSuggester } from '#admin/price-list/pairing/product-suggestions.ts';
import { assignRole, type ColumnBand, type ColumnRole } from '#domain/pricing/list-columns.ts';
import type { PriceList } from '#price-list/list/list-row.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { offeredReadings } from '#price-list/offered-readings.ts';
import type { TextPage } from '#price-list/page/text-page.ts';
import { drawList } from '#price-list/template/list-drawing.ts';
import { readForSupplier, type Teaching } from '#price-list/template/read-for-supplier.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';
import { formatTable } from '../test/report/table.ts';
import { figuresOf } from './list-figures.ts';

/** Share of the expected prices with which a list counts as read. */
const READ = 0.97;
const MAX_TAPS = 3;

/** Codes and flavors are read as something else and sizes are. */
const TAPPED: readonly ColumnRole[] = ['name', 'brand', 'size', 'price', 'other'];

/** What the seller said, and how many answers are missing with it; `right` less what would be confirmed unseen. */
type Attempt = { teaching: Teaching; chosen?: string | undefined; list: PriceList; right: number; missing: number };

/** How many lists of each kind are read at first sight, how many with up to three answers, and how many not even then. */
export async function tapsTable(sets: Readonly<Record<string, readonly PriceListCase[]>>): Promise<string> {
  const rows: string[][] = [];
  for (const [name, cases] of Object.entries(sets)) {
    const taps: { kind: string; count: number | undefined }[] = [];
    for (const list of cases) {
      const read = await readPages(list.bytes.slice());
      taps.push({ kind: list.kind ?? 'unnamed', count: read.ok ? tapsFor(list, read.pages) : undefined });
    }
    const kinds = [...Map.groupBy(taps, ({ kind }) => kind)];
    for (const [kind, all] of [...kinds, ['total', taps] as const]) {
      const none = all.filter(({ count }) => count === 0).length;
      const more = all.filter(({ count }) => count === undefined).length;
      rows.push([`${name}: ${kind}`, ...[all.length, none, all.length - none - more, more].map(String)]);
    }
  }
  return formatTable([['answers to read', 'lists', 'none', `1-${MAX_TAPS}`, 'more'], ...rows]);
}

/**
 * The answers of a seller who gives the best one each time: another reading, the role of a column, the price column, the
 * brand of the list, the product of a line, or that a line is wrong. Undefined when more than three are needed.
 */
export function tapsFor(list: PriceListCase, pages: readonly TextPage[]): number | undefined {
  let best = attempt(list, pages, { teaching: {} });
  let fewest = best.missing;
  for (let taps = 1; taps < Math.min(fewest, MAX_TAPS + 1); taps++) {
    const next = taps === 1 ? firstAnswers(best, list, pages) : bandAnswers(best, list, pages);
    const tried = next.map((answer) => attempt(list, pages, answer));
    const [better] = tried.toSorted((a, b) => a.missing - b.missing || b.right - a.right);
    if (!better) break;
    best = better;
    fewest = Math.min(fewest, taps + best.missing);
  }
  return fewest <= MAX_TAPS ? fewest : undefined;
}

type Answer = Pick<Attempt, 'teaching' | 'chosen'>;

function firstAnswers(first: Attempt, list: PriceListCase, pages: readonly TextPage[]): Answer[] {
  const products = [...list.products];
  const [, ...others] = offeredReadings(pages, { products, list: first.list });
  return [
    ...others.map(({ id }) => ({ teaching: { reading: id } })),
    ...first.list.priceColumns.map((chosen) => ({ teaching: {}, chosen })),
    ...bandAnswers(first, list, pages),
  ];
}

function bandAnswers({ teaching, list: read }: Attempt, list: PriceListCase, pages: readonly TextPage[]): Answer[] {
  const bands: readonly ColumnBand[] = drawList(pages, { bands: teaching.bands ?? [], list: read }).bands;
  const roles = bands.flatMap((band, index) =>
    TAPPED.filter((role) => role !== band.role).map((role) => assignRole(bands, { index, role })),
  );
  const [only, ...others] = new Set([...list.expected.keys()].map((key) => key.split(' | ')[0]));
  const isNew = only !== undefined && others.length === 0 && teaching.brand === undefined;
  return [
    ...roles.map((taught) => ({ teaching: { ...teaching, bands: taught } })),
    ...(isNew ? [{ teaching: { ...teaching, brand: only } }] : []),
  ];
}

function attempt(list: PriceListCase, pages: readonly TextPage[], { teaching, chosen }: Answer): Attempt {
  const products = [...list.products];
  const { list: read } = readForSupplier(pages, { products, suppliers: [], teaching, chosen });
  const matches = matchList(read, { products, remembered: new Map() });
  const { right, ticked } = figuresOf(list, matches);
  const short = Math.max(0, Math.ceil(READ * list.expected.size) - right);
  // No number of answers helps a line that is not there.
  const missing = ticked + (short > pairable(list, { read, matches }) ? Number.POSITIVE_INFINITY : short);
  return { teaching, chosen, list: read, right: right - ticked, missing };
}

/** How many products the seller can pick for lines without one, because the screen suggests them. */
function pairable(list: PriceListCase, { read, matches }: { read: PriceList; matches: readonly Match[] }): number {
  const suggest = createProductSuggester(list.products);
  const paired = new Set(matches.map(({ product }) => product.id));
  const used = new Set(matches.map(({ row }) => row.index));
  const found = read.rows.flatMap(({ index, line, price }) => {
    if (price === undefined || used.has(index)) return [];
    const isMeant = ({ brand, name }: { brand: string; name: string }) =>
      list.expected.get(`${brand} | ${name}`) === price / 100;
    return (
      suggest({ text: line, isTaken: (id) => paired.has(id) }).find((one) => !paired.has(one.id) && isMeant(one))?.id ??
      []
    );
  });
  return new Set(found).size;
}
