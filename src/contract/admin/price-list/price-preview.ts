import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Centavos, centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { fromWirePriceRule } from '../../requests/pricing/convert-price-rule.ts';
import type { WireListDrawing, WireListReading, WirePricePreview } from '../../responses/price-list.ts';

/** A product as it was when the list was read; a draft is inactive and was never active. */
export type ListedProduct = { id: number; name: string; brand: string; price: Centavos; isDraft?: true };

/** A line of the list with a price; `line` is its number. `unsure` when another of its prices may be meant as well. */
export type ListedLine = {
  line: number;
  text: string;
  price: Centavos;
  /** What else it says that it costs; `title` is what it calls that, '' when it does not. */
  otherPrices: { title: string; price: Centavos }[];
  unsure: boolean;
  /** As a new product, in the words of the shop. */
  product?: LineProduct;
};

/** A new product as a line of a list describes it. */
export type LineProduct = NonNullable<WirePricePreview['lines'][number]['product']>;

/** A product and the line found for it; similarity 0 to 1. */
export type PriceMatch = { id: number; line: number; similarity: number; doubts: MatchDoubt[]; remembered: boolean };

/** Whose list it is; without an id it is new. Dates in epoch milliseconds. */
export type ListSupplier = {
  id: number | null;
  name: string;
  lastListAt: number | null;
  isTaught: boolean;
  /** The ids of products whose prices its earlier lists told. */
  products: readonly number[];
};

/** What the columns of a list are, or which reading is right; `draw` asks for its pages and readings. */
export type ListTeaching = {
  bands?: readonly ColumnBand[];
  reading?: string;
  brand?: string;
  /** Centavos per dollar, null for a list in pesos; by default as the latest list of its supplier. */
  dollarRate?: Centavos | null;
  draw?: boolean;
};

/** A way to read a list, with some of its rows, of which `priced` have a price and `matched` a product. */
export type ListReading = Omit<WireListReading, 'rows'> & { rows: { text: string; price: Centavos }[] };

export type PricePreview = {
  id: string;
  message: string;
  /** Header of the column that the prices were read from, when it has one. */
  priceColumn: string | null;
  /** The headers of all columns with prices. */
  priceColumns: string[];
  /** Whether the seller chose `priceColumn`. */
  columnChosen: boolean;
  products: ListedProduct[];
  lines: ListedLine[];
  matches: PriceMatch[];
  /** Null for a list that cannot be recognised again. */
  supplier: ListSupplier | null;
  /** The first pages of the list, when it was asked for. */
  drawing?: WireListDrawing;
  /** What the seller has taught of it. */
  teaching: ListTeaching;
  /** Ways to read it, as it was read first; empty when nothing is in doubt. */
  readings: ListReading[];
  /** From the prices of the list to ours; the markup in basis points. */
  rule: PriceRule;
  /** Whether it has no price in pesos and names dollars. */
  looksInDollars: boolean;
  /** Lines with a price in dollars, which a list in pesos was read without. */
  linesInDollars: number;
  /** The ids of products that it has without a price. */
  unpriced: readonly number[];
  /** Centavos per dollar in the latest list in dollars. */
  latestDollarRate: Centavos | null;
  /** `rate` in percent. */
  stats: { products: number; listed: number; matched: number; rate: number };
  secondsLeft: number;
};

export function toWireTeaching({ dollarRate, ...teaching }: ListTeaching): object {
  return { ...teaching, dollarRate: dollarRate ? centavosToPesos(dollarRate) : dollarRate };
}

export function fromWirePreview({
  matched,
  noMatches,
  stats,
  lines,
  supplier,
  drawing,
  teaching = {},
  readings = [],
  rule,
  ...preview
}: WirePricePreview): PricePreview {
  return {
    id: preview.previewId,
    message: preview.message,
    priceColumn: preview.priceColumn,
    priceColumns: preview.priceColumns,
    columnChosen: preview.columnChosen,
    products: [...matched, ...noMatches].map(({ id, nombre, marca, precio_actual, isDraft }) => {
      return { id, name: nombre, brand: marca, price: pesosToCentavos(precio_actual), ...(isDraft && { isDraft }) };
    }),
    lines: lines.map(({ price, otherPrices = [], unsure = false, product, ...line }) => {
      const others = otherPrices.map(({ title, price: other }) => ({ title, price: pesosToCentavos(other) }));
      const prices = { price: pesosToCentavos(price), otherPrices: others };
      return { ...line, ...prices, unsure, ...(product && { product }) };
    }),
    matches: matched.map(({ id, line, similarity_score: similarity, doubts, remembered }) => {
      return { id, line, similarity, doubts, remembered };
    }),
    supplier: supplier && {
      id: supplier.id,
      name: supplier.name,
      lastListAt: supplier.lastList && fromWireDate(supplier.lastList),
      isTaught: supplier.isTaught,
      products: supplier.products,
    },
    ...(drawing && { drawing }),
    teaching,
    readings: readings.map(fromWireReading),
    rule: fromWirePriceRule(rule),
    looksInDollars: preview.looksInDollars,
    linesInDollars: preview.linesInDollars ?? 0,
    unpriced: preview.unpriced ?? [],
    latestDollarRate: preview.latestDollarRate === null ? null : pesosToCentavos(preview.latestDollarRate),
    stats: {
      products: stats.total_db_products,
      listed: stats.total_pdf_products,
      matched: stats.matched_count,
      rate: stats.match_rate,
    },
    secondsLeft: preview.secondsLeft,
  };
}

function fromWireReading({ rows, ...reading }: WireListReading): ListReading {
  return { ...reading, rows: rows.map(({ text, price }) => ({ text, price: pesosToCentavos(price) })) };
}
