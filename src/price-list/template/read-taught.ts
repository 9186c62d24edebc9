import type { Centavos } from '#domain/money/money.ts';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { readAmount } from '../amounts/amount.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { withBrand } from '../list/list-brand.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { matchList } from '../matching/match-list.ts';
import type { Match } from '../matching/resolve-matches.ts';
import type { TextPage } from '../page/text-page.ts';
import { readForCatalogue } from '../read-for-catalogue.ts';
import { applyRoles } from './apply-roles.ts';
import { isPriceWord, type PageWord, toWordPage } from './page-words.ts';
import { wordsIn } from './text-bands.ts';

/** Share of prices among the words of a column of text. */
const MOSTLY_TEXT = 0.2;

type TaughtOptions = {
  products: readonly CatalogueProduct[];
  /** The columns with the roles that the seller gave them. */
  bands: readonly ColumnBand[];
  brand?: string | undefined;
  /** What the prices are called that the seller wants, where it is no title of a column. */
  chosen?: string | undefined;
};

/** A column with its words, and whether hardly any of them is a price. */
type TaughtBand = ColumnBand & { words: PageWord[]; isText: boolean };

/**
 * A list read without the columns of something else, or without their prices alone, whichever has more of the shop's
 * products; a row is unsure where the other reading has another price. Prices from other columns than the tapped ones
 * are not read; where none was tapped but another column all are.
 */
export function readTaught(
  pages: readonly TextPage[],
  { products, bands: said, brand, chosen }: TaughtOptions,
): PriceList {
  const lines = pages.flatMap((page) => toWordPage(page).lines);
  const tapped = said.filter(({ role, title }) => role === 'price' && title !== '');
  const bands = said.map((band): TaughtBand => {
    const words = wordsIn(band, lines);
    const isText = words.filter(isPriceWord).length < MOSTLY_TEXT * words.length;
    // Beside the tapped column, that of other products may be called the same.
    const isTapped = band.role === 'other' && !isText && tapped.some(({ title }) => isSameTitle(title, band.title));
    return { ...band, words, isText, role: isTapped ? 'price' : band.role };
  });
  const prices = bands.filter(({ role }) => role === 'price');
  const titles = priceTitles(bands);
  const label = titles.some((title) => isSameTitle(title, chosen ?? '')) ? undefined : chosen;
  const isOpen = prices.length === 0 && bands.some(({ role }) => role !== 'other');
  const taught = bands.filter(({ role, isText }) => role !== 'other' || isText || !isOpen);
  const loose = taught.filter(({ role, isText }) => role !== 'other' || !isText);
  const amounts = taughtPrices(prices);
  const [best, other] = (loose.length < taught.length ? [taught, loose] : [taught])
    .map((some) => readForCatalogue(applyRoles(pages, some), { products, chosen: label, brand }))
    .map((list) => withTaughtPrices(withBrand(list, brand), amounts))
    .map((list) => ({ list, matches: matchList(list, { products, remembered: new Map() }) }))
    .toSorted((a, b) => b.matches.length - a.matches.length);
  const otherPrices = new Map(other?.matches.map(({ product, price }) => [product.id, price]));
  const isDisputed = ({ product, price }: Match) => (otherPrices.get(product.id) ?? price) !== price;
  const unsure = new Set(best?.matches.filter(isDisputed).map(({ row }) => row.index));
  const { rows = [], ...list } = best?.list ?? { titles: [], priceColumn: undefined, priceColumns: [] };
  return {
    ...list,
    // As the list calls them, not as they were called for the reader.
    ...(prices[0] && { priceColumn: prices[0].title || undefined, priceColumns: titles }),
    rows: rows.map((row) => (unsure.has(row.index) ? { ...row, unsureColumn: true } : row)),
  };
}

/** The amounts in the columns of prices. */
function taughtPrices(bands: readonly TaughtBand[]): ReadonlySet<Centavos> {
  const amounts = bands.flatMap(({ words }) => words.map(({ text }) => readAmount(text)));
  return new Set(amounts.flatMap((amount) => (amount?.kind === 'pesos' ? amount.centavos : [])));
}

/** Share of the prices of a reading that are in the columns of prices, unless these are not read word for word. */
const MOSTLY_TAUGHT = 0.5;

/** The list without prices that are not in the columns of prices. */
function withTaughtPrices(list: PriceList, taught: ReadonlySet<Centavos>): PriceList {
  const priced = list.rows.filter(({ price }) => price !== undefined);
  const isTaught = ({ price }: ListRow) => price !== undefined && taught.has(price);
  if (priced.filter(isTaught).length < MOSTLY_TAUGHT * priced.length) return list;
  return { ...list, rows: list.rows.map((row) => (isTaught(row) ? row : { ...row, price: undefined })) };
}

/** What the columns of prices are called, in the order of the page. */
function priceTitles(bands: readonly TaughtBand[]): string[] {
  const titles = bands.flatMap(({ title, role, isText }) =>
    title !== '' && (role === 'price' || !isText) ? title : [],
  );
  return titles.filter((title, index) => titles.findIndex((one) => isSameTitle(one, title)) === index);
}
