import type { ColumnBand, ColumnRole } from '#domain/pricing/list-columns.ts';
import { readPrintedAmount } from '../amounts/amount.ts';
import { textOf, toRuns, type Word } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { PriceList } from '../list/list-row.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { matchList } from '../matching/match-list.ts';
import type { Match } from '../matching/resolve-matches.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { type CatalogueOptions, readPrinted } from '../read-for-catalogue.ts';
import { PART } from '../shares.ts';
import { isInside, wordsIn } from './list-columns.ts';

const HEADERS: Readonly<Record<Exclude<ColumnRole, 'code' | 'other'>, string>> = {
  name: 'Producto',
  brand: 'Marca',
  size: 'Tamaño',
  flavor: 'Sabor',
  price: 'Precio público',
};

type TaughtOptions = CatalogueOptions & { bands: readonly ColumnBand[] };

/**
 * Reads a list without its other columns, or only without their prices, whichever matches more of the shop's products; a row
 * is unsure where the two disagree. Only tapped columns have prices, or all where none of prices was tapped.
 */
export function readTaught(
  pages: readonly PrintedPage[],
  { products, bands: said, brand, chosen }: TaughtOptions,
): PriceList {
  const lines = pages.flatMap((page) => page.lines);
  const tapped = said.filter(({ role, title }) => role === 'price' && title !== '');
  const bands = said.map((band) => {
    const words = wordsIn(band, lines);
    const isText = words.filter(({ amount }) => amount).length < PART * words.length;
    // The same column of other products side by side.
    const isTapped = band.role === 'other' && !isText && tapped.some(({ title }) => isSameTitle(title, band.title));
    return { ...band, isText, role: isTapped ? ('price' as const) : band.role };
  });
  const [price] = bands.filter(({ role }) => role === 'price');
  const titles = bands
    .flatMap(({ role, isText, title }) => (title !== '' && (role === 'price' || !isText) ? title : []))
    .filter((title, index, all) => all.findIndex((one) => isSameTitle(one, title)) === index);
  const label = titles.some((title) => isSameTitle(title, chosen ?? '')) ? undefined : chosen;
  const isOpen = price === undefined && bands.some(({ role }) => role !== 'other');
  const taught = bands.filter(({ role, isText }) => role !== 'other' || isText || !isOpen);
  const loose = taught.filter(({ role, isText }) => role !== 'other' || !isText);
  const [best, other] = (loose.length < taught.length ? [taught, loose] : [taught])
    .map((some) => readPrinted(applyRoles(pages, some), { products, chosen: label, brand }))
    .map((list) => ({ list, matches: matchList(list, { products, remembered: new Map() }) }))
    .toSorted((a, b) => b.matches.length - a.matches.length);
  const otherPrices = new Map(other?.matches.map(({ product, price }) => [product.id, price]));
  const isDisputed = ({ product, price }: Match) => (otherPrices.get(product.id) ?? price) !== price;
  const unsure = new Set(best?.matches.filter(isDisputed).map(({ row }) => row.index));
  const { rows = [], ...list } = best?.list ?? { titles: [], priceColumn: undefined, priceColumns: [] };
  return {
    ...list,
    // As the list calls them, not as they were called for the reader.
    ...(price && { priceColumn: price.title || undefined, priceColumns: titles }),
    rows: rows.map((row) => ({
      ...row,
      otherPrices: row.otherPrices?.map((one) => ({ ...one, title: '' })) ?? [],
      ...(unsure.has(row.index) && { unsureColumn: true }),
    })),
  };
}

/** The pages without columns of codes and others, with plain headers, and with prices in columns of prices alone. */
function applyRoles(pages: readonly PrintedPage[], bands: readonly ColumnBand[]): PrintedPage[] {
  const hasPrice = bands.some(({ role }) => role === 'price');
  const bandOf = (word: Word) => bands.find((band) => isInside(word, band));
  const apply = (words: Word[]): Word[] => {
    const [first] = words;
    const band = first && bandOf(first);
    if (band?.role === 'code' || band?.role === 'other') return [];
    if (first && band && band.title !== '' && textOf(words) === band.title)
      return [{ ...first, text: HEADERS[band.role], right: words.at(-1)?.right ?? first.right }];
    return hasPrice && band?.role !== 'price' ? words.map((word) => ({ ...word, amount: undefined })) : words;
  };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const isAlone = (word: Word) => line.words.filter((other) => bandOf(other) === bandOf(word)).length === 1;
      const read = line.words.map((word) =>
        bandOf(word)?.role === 'price' && isAlone(word) ? withAmount(word) : word,
      );
      const words = toRuns(read)
        .flatMap((run) => groupAdjacent(run.words, (word, last) => bandOf(word) === bandOf(last)))
        .flatMap(apply);
      return words.length > 0 ? { ...line, words } : [];
    }),
  }));
}

/** A cell of a column of prices, in which any number is one. */
function withAmount(word: Word): Word {
  const amount = word.amount ?? readPrintedAmount(word.text);
  return amount?.kind === 'pesos' ? { ...word, amount: { ...amount, writing: 'signed' } } : word;
}
