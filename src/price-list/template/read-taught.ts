import type { PrintedPage } from '../layout/printed-pages.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { matchList } from '../matching/match-list.ts';
import type { Match } from '../matching/resolve-matches.ts';
import { type CatalogueOptions, readPrinted } from '../read-for-catalogue.ts';
import { PART } from '../shares.ts';
import { applyRoles } from './apply-roles.ts';
import { wordsIn } from './list-columns.ts';
import type { SheetColumn } from './sheet-columns.ts';

type TaughtOptions = CatalogueOptions & { columns: readonly SheetColumn[] };

/**
 * Reads a list without its other columns, or only without their prices, whichever matches more of the shop's products; a row
 * is unsure where the two disagree. Only tapped columns have prices, or all where none of prices was tapped.
 */
export function readTaught(
  pages: readonly PrintedPage[],
  { products, columns, brand, chosen }: TaughtOptions,
): PriceList {
  const repeated = columns.filter(({ role, title }) => (role === 'price' || role === 'name') && title !== '');
  const bands = columns.map((band) => {
    const lines = pages.flatMap((page) => (page.sheet === band.sheet ? page.lines : []));
    const words = wordsIn(band, lines);
    const isText = words.filter(({ amount }) => amount).length < PART * words.length;
    // The same column of other products side by side.
    const same = repeated.find(({ role, title }) => isSameTitle(title, band.title) && isText === (role === 'name'));
    return { ...band, isText, role: (band.role === 'other' && same?.role) || band.role };
  });
  const [price] = bands.filter(({ role }) => role === 'price');
  const titles = bands
    .flatMap(({ role, isText, title }) => (title !== '' && (role === 'price' || !isText) ? title : []))
    .filter((title, index, all) => all.findIndex((one) => isSameTitle(one, title)) === index);
  const label = titles.some((title) => isSameTitle(title, chosen ?? '')) ? undefined : chosen;
  const isOpen = price === undefined && bands.some(({ role }) => role !== 'other');
  const taught = bands.filter(({ role, isText }) => role !== 'other' || isText || !isOpen);
  const loose = taught.filter(({ role, isText }) => role !== 'other' || !isText);
  const hasNamed = ({ sheet }: PrintedPage) => bands.some((band) => band.sheet === sheet && band.role === 'price');
  // A sheet may lack the columns that the seller named on another one.
  const others = price ? pages.filter((page) => !hasNamed(page)).flatMap(({ lines }) => lines) : [];
  const pricesOfOthers = new Set(
    others.flatMap(({ words }) => words.flatMap(({ amount }) => (amount?.kind === 'pesos' ? amount.centavos : []))),
  );
  const named = { products, chosen: label, brand, isColumnNamed: price !== undefined && pricesOfOthers.size === 0 };
  const [best, other] = (loose.length < taught.length ? [taught, loose] : [taught])
    .map((some) => readPrinted(applyRoles(pages, some), named))
    .map((list) => ({ list, matches: matchList(list, { products }) }))
    .toSorted((a, b) => b.matches.length - a.matches.length);
  const otherPrices = new Map(other?.matches.map(({ product, price }) => [product.id, price]));
  const isDisputed = ({ product, price }: Match) => (otherPrices.get(product.id) ?? price) !== price;
  const disputed = new Set(best?.matches.filter(isDisputed).map(({ row }) => row.index));
  const isUnsure = ({ index, price }: ListRow) =>
    disputed.has(index) || (price !== undefined && pricesOfOthers.has(price));
  const { rows = [], ...list } = best?.list ?? { titles: [], priceColumn: undefined, priceColumns: [] };
  return {
    ...list,
    // As the list calls them, not as they were called for the reader.
    ...(price && { priceColumn: price.title || undefined, priceColumns: titles }),
    rows: rows.map((row) => ({
      ...row,
      otherPrices: row.otherPrices?.map((one) => ({ ...one, title: '' })) ?? [],
      ...(isUnsure(row) && { unsureColumn: true }),
    })),
  };
}
