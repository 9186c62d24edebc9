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
import { isPriceWord, toWordPage } from './page-words.ts';
import { readAsTaught } from './read-as-taught.ts';
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

/**
 * A list read by what the seller taught: by the columns alone, and by the usual rules without the columns of something
 * else, or without their prices alone. The reading with most of the shop's products is taken; a row is unsure where
 * another one has another price. Prices from other columns than the tapped ones are not read.
 */
export function readTaught(pages: readonly TextPage[], { products, bands, brand, chosen }: TaughtOptions): PriceList {
  const titles = priceTitles(bands, pages);
  const label = chosen !== undefined && titles.some((title) => isSameTitle(title, chosen)) ? undefined : chosen;
  const usual = readForCatalogue(applyRoles(pages, bands), { products, chosen: label, brand });
  const texts = bands.filter(({ role }) => role === 'other').filter(isTextBand(pages));
  const loose = readForCatalogue(
    applyRoles(
      pages,
      bands.filter((band) => !texts.includes(band)),
    ),
    { products, chosen: label, brand },
  );
  const taught = readAsTaught(pages, { products, bands, titles: usual.titles });
  const [best, ...others] = [usual, loose, taught]
    .map((list) => withTaughtPrices(withBrand(list, brand), taughtPrices(pages, bands)))
    .map((list) => ({ list, matches: matchList(list, { products, remembered: new Map() }) }))
    .toSorted((a, b) => b.matches.length - a.matches.length);
  if (!best) return usual;
  const prices = Map.groupBy(
    others.flatMap(({ matches }) => matches),
    ({ product }) => product.id,
  );
  const isDisputed = ({ product, price }: Match) => prices.get(product.id)?.some((other) => other.price !== price);
  const unsure = new Set(best.matches.filter(isDisputed).map(({ row }) => row.index));
  const title = bands.find(({ role }) => role === 'price')?.title;
  return {
    ...best.list,
    // As the list calls them, not as they were called for the reader.
    ...(title !== undefined && { priceColumn: title || undefined, priceColumns: titles }),
    rows: best.list.rows.map((row) => (unsure.has(row.index) ? { ...row, unsureColumn: true } : row)),
  };
}

/** The amounts in the columns of prices. */
function taughtPrices(pages: readonly TextPage[], bands: readonly ColumnBand[]): ReadonlySet<Centavos> {
  const lines = pages.flatMap((page) => toWordPage(page).lines);
  const words = bands.filter(({ role }) => role === 'price').flatMap((band) => wordsIn(band, lines));
  const amounts = words.map(({ text }) => readAmount(text));
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
function priceTitles(bands: readonly ColumnBand[], pages: readonly TextPage[]): string[] {
  const isText = isTextBand(pages);
  const titles = bands.flatMap((band) =>
    band.title !== '' && (band.role === 'price' || !isText(band)) ? band.title : [],
  );
  return titles.filter((title, index) => titles.findIndex((one) => isSameTitle(one, title)) === index);
}

/** Whether a column has hardly a price. */
function isTextBand(pages: readonly TextPage[]): (band: ColumnBand) => boolean {
  const lines = pages.flatMap((page) => toWordPage(page).lines);
  return (band) => {
    const words = wordsIn(band, lines);
    return words.filter(isPriceWord).length < MOSTLY_TEXT * words.length;
  };
}
