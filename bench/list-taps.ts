import { assignRole, type ColumnBand, type ColumnRole } from '#domain/pricing/list-columns.ts';
import type { PriceList } from '#price-list/list/list-row.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import { offeredReadings } from '#price-list/offered-readings.ts';
import type { TextPage } from '#price-list/page/text-page.ts';
import { drawList } from '#price-list/template/list-drawing.ts';
import { readForSupplier, type Teaching } from '#price-list/template/read-for-supplier.ts';
import type { PriceListCase } from '../test/price-lists/cases.ts';
import { formatTable } from '../test/report/table.ts';
import { figuresOf } from './list-figures.ts';
import { cachedPages } from './list-pages.ts';
import { countPairs } from './list-pairs.ts';

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
      const pages = await cachedPages(list.bytes);
      taps.push({ kind: list.kind ?? 'unnamed', count: pages && tapsFor(list, pages) });
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
 * brand of the list, the product of a line (which lines like it get as well), or that a line is wrong. No fewer are
 * looked for once three are enough. Undefined when more are needed.
 */
export function tapsFor(list: PriceListCase, pages: readonly TextPage[]): number | undefined {
  let best = attempt(list, pages, { teaching: {} });
  for (let taps = 0; taps + best.missing > MAX_TAPS; taps++) {
    if (taps === MAX_TAPS) return undefined;
    const next = taps === 0 ? firstAnswers(best, list, pages) : bandAnswers(best, list, pages);
    let better = best;
    for (const answer of next) {
      const tried = attempt(list, pages, answer);
      if (tried.missing < better.missing || (tried.missing === better.missing && tried.right > better.right))
        better = tried;
      if (taps + 1 + better.missing <= MAX_TAPS) return taps + 1 + better.missing;
    }
    // The same answers would bring nothing again.
    if (better === best) return undefined;
    best = better;
  }
  return best.missing;
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
  const bands: readonly ColumnBand[] = drawList(pages, {
    bands: teaching.bands ?? [],
    list: read,
    products: list.products,
  }).bands;
  const roles = bands.flatMap((band, index) =>
    TAPPED.filter((role) => role !== band.role).map((role) => assignRole(bands, { index, role })),
  );
  const [only, ...others] = new Set([...list.expected.keys()].map((key) => key.split(' | ')[0]));
  const isNew = only !== undefined && others.length === 0 && teaching.brand === undefined;
  return [
    ...(isNew ? [{ teaching: { ...teaching, brand: only } }] : []),
    ...new Map(
      roles.map((taught) => [taught.map(shownRole).join(), { teaching: { ...teaching, bands: taught } }]),
    ).values(),
  ];
}

/** What a role changes in how the list is read: nothing but the header of a column, where it has one. */
function shownRole({ role, title }: ColumnBand): ColumnRole {
  return title === '' && (role === 'brand' || role === 'size') ? 'name' : role;
}

function attempt(list: PriceListCase, pages: readonly TextPage[], { teaching, chosen }: Answer): Attempt {
  const products = [...list.products];
  const { list: read } = readForSupplier(pages, { products, suppliers: [], teaching, chosen });
  const matches = matchList(read, { products });
  const { right, ticked } = figuresOf(list, matches);
  const short = Math.max(0, Math.ceil(READ * list.expected.size) - right);
  return {
    teaching,
    chosen,
    list: read,
    right: right - ticked,
    missing: ticked + countPairs(short, list, { list: read, matches }),
  };
}
