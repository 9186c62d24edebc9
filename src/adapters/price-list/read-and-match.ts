import { withoutRepeated } from '#price-list/completed-list.ts';
import { createPrintedTitles, withDollarSigns, writtenPesos } from '#price-list/dollars/dollar-list.ts';
import { type CurrencyReading, readInCurrency } from '#price-list/dollars/read-in-currency.ts';
import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import type { ListRow, TitledPrice } from '#price-list/list/list-row.ts';
import { isSameTitle } from '#price-list/list/price-titles.ts';
import { lineKey, matchList } from '#price-list/matching/match-list.ts';
import type { Match } from '#price-list/matching/resolve-matches.ts';
import { createProductSuggestions, type SuggestedProduct } from '#price-list/new-products/suggest-product.ts';
import { type OfferedReading, offeredReadings } from '#price-list/offered-readings.ts';
import { type DrawnList, drawList } from '#price-list/template/list-drawing.ts';
import type { KnownSupplier, Teaching } from '#price-list/template/read-for-supplier.ts';
import { suggestName } from '#price-list/template/suggest-name.ts';
import { readListFile } from './read-list-file.ts';
import { findUnpriced } from './unpriced-products.ts';
import type { UnreadableReason } from './unreadable.ts';

/** What is learned from the lists of a supplier; `pairs` are the products of confirmed lines. */
export type LearnedSupplier = KnownSupplier & { pairs: Map<string, number>; dollarRate: number | null };

/** `priceColumn` is the header of the column to take the prices from; `remembered` are pairs of no supplier. */
export type ReadTask = {
  bytes: Uint8Array;
  products: CatalogueProduct[];
  remembered: Map<string, number>;
  suppliers?: LearnedSupplier[];
  priceColumn?: string | undefined;
  teaching?: Teaching | undefined;
  /** Centavos per dollar, null for pesos; by default as the supplier's latest list. */
  dollarRate?: number | null | undefined;
  /** Whether to return the list as it stands on its pages. */
  draw?: boolean | undefined;
};

/** Whose list it is: `id` when it was recognised, `name` as its title suggests it; `template` is JSON. */
export type RecognisedSupplier = { id: number | null; name: string | undefined; template: string; isTaught: boolean };

/**
 * A line with a price, matched or not; `unsure` when another of its prices may be meant, of which `otherPrices` are the
 * first; `product` as a new one.
 */
export type PricedLine = {
  index: number;
  key: string;
  text: string;
  price: number;
  otherPrices: TitledPrice[];
  unsure: boolean;
  product: SuggestedProduct;
};

export type MatchResult =
  | {
      ok: true;
      matches: Match[];
      lines: PricedLine[];
      rows: number;
      /** The ids of the products that it has without a price. */
      unpriced: number[];
      priceColumn: string | undefined;
      priceColumns: string[];
      supplier: RecognisedSupplier | null;
      drawing: DrawnList | null;
      /** Of the prices, which then are in cents of a dollar. */
      dollarRate: number | null;
      looksInDollars: boolean;
      linesInDollars: number;
      /** Ways to read the list, that which was taken first; the only one when nothing is in doubt. */
      readings: OfferedReading[];
    }
  | { ok: false; reason: UnreadableReason | 'no-column' };

/** Longer or further headers are not offered as a choice. */
const MAX_HEADER_LENGTH = 100;
const MAX_HEADERS = 20;

/** More are no choice: a row of a matrix has one for each size. */
const MAX_OTHER_PRICES = 6;

/** Reads a list and matches it; time and memory depend on the file and are not limited here. */
export async function readAndMatch(
  { bytes, products, remembered, suppliers = [], priceColumn, teaching, dollarRate, draw = false }: ReadTask,
  onPage = () => {},
): Promise<MatchResult> {
  const file = await readListFile(bytes, onPage);
  if (!file.ok) return file;
  const options = { products, chosen: priceColumn, teaching };
  const read = ({ known = suppliers, rate = dollarRate, supplierId }: Attempt) => {
    const reading = readInCurrency(file.pages, { ...options, suppliers: known, dollarRate: rate });
    const id = supplierId ?? reading.supplierId;
    const pairs = suppliers.find((one) => one.id === id)?.pairs ?? [];
    const compared = { products: reading.products, remembered: new Map([...remembered, ...pairs]) };
    return { ...reading, supplierId: id, compared, matches: matchList(reading.list, compared) };
  };
  const reading = readUntilMatched(read, dollarRate === undefined);
  const { list, supplierId, template, bands, pages, compared, matches } = reading;
  const isInDollars = reading.dollarRate !== null;
  const titleOf = isInDollars ? createPrintedTitles(file.pages) : (title: string) => title;
  const priceColumns = list.priceColumns
    .map(titleOf)
    .filter(({ length }) => length <= MAX_HEADER_LENGTH)
    .slice(0, MAX_HEADERS);
  if (priceColumn !== undefined && !priceColumns.some((title) => isSameTitle(title, priceColumn)))
    return { ok: false, reason: 'no-column' };
  const isPicked = Boolean(teaching?.reading);
  // A match may have more prices than its row.
  const matched = new Map(matches.map(({ row }) => [row.index, row]));
  const rows = withoutRepeated(list.rows, matches);
  return {
    ok: true,
    matches,
    dollarRate: reading.dollarRate,
    looksInDollars: reading.looksInDollars,
    linesInDollars: reading.linesInDollars,
    lines: toPricedLines(
      rows.map((row) => matched.get(row.index) ?? row),
      { products, titleOf, pesos: isInDollars ? writtenPesos(file.pages) : undefined },
    ),
    rows: rows.length,
    unpriced: findUnpriced(list, { ...compared, matches }),
    priceColumn: list.priceColumn && titleOf(list.priceColumn),
    priceColumns,
    supplier: template
      ? {
          id: supplierId,
          name: suggestName(file.pages),
          template: JSON.stringify(template),
          isTaught: bands.length > 0 || template.reading !== undefined,
        }
      : null,
    drawing: draw ? withTitles(drawList(pages, { bands, list, products: compared.products }), titleOf) : null,
    readings:
      draw && bands.length === 0
        ? offeredReadings(pages, { products: compared.products, list, brand: template?.brand, isPicked })
        : [],
  };
}

function withTitles(drawing: DrawnList, titleOf: (title: string) => string): DrawnList {
  const isTitle = (text: string) => !/\d/.test(text);
  return {
    ...drawing,
    pages: drawing.pages.map(({ words, ...page }) => ({
      ...page,
      words: words.map((word) => (isTitle(word.text) ? { ...word, text: titleOf(word.text) } : word)),
    })),
    bands: drawing.bands.map((band) => ({ ...band, title: titleOf(band.title) })),
  };
}

/** How to read a list, by default as the latest one of its supplier; `supplierId`: whose it is, however it is read. */
type Attempt = { known?: LearnedSupplier[]; rate?: number | null; supplierId?: number };
type Attempted = Pick<CurrencyReading, 'supplierId' | 'isNamed' | 'dollarRate'> & { matches: readonly Match[] };

/** The supplier may have changed its currency or its columns, or the list may be of another one. */
function readUntilMatched<T extends Attempted>(read: (attempt: Attempt) => T, mayBeInPesos: boolean): T {
  const first = read({});
  const { supplierId, isNamed, dollarRate } = first;
  if (supplierId === null || first.matches.length > 0) return first;
  const inPesos = mayBeInPesos && dollarRate !== null ? read({ rate: null }) : first;
  if (inPesos.matches.length > 0) return inPesos;
  const alone = read({ known: [], ...(isNamed && { supplierId }) });
  return alone.matches.length > 0 ? alone : first;
}

/** `pesos`: of a list in dollars the amounts that are in pesos; `titleOf`: how the titles of columns are printed. */
type LineOptions = {
  products: readonly CatalogueProduct[];
  pesos: ReadonlySet<string> | undefined;
  titleOf: (title: string) => string;
};

function toPricedLines(rows: readonly ListRow[], { products, pesos, titleOf }: LineOptions): PricedLine[] {
  const suggestProduct = createProductSuggestions(products);
  return rows.flatMap((row) => {
    const { index, line, price, otherPrices: others = [], unsureColumn: unsure = false } = row;
    if (price === undefined) return [];
    const otherPrices = others.slice(0, MAX_OTHER_PRICES).map(({ title, price: other }) => {
      return { title: titleOf(title).slice(0, MAX_HEADER_LENGTH), price: other };
    });
    const text = pesos ? withDollarSigns(line, pesos) : line;
    return [{ index, key: lineKey(row), text, price, otherPrices, unsure, product: suggestProduct(row) }];
  });
}
