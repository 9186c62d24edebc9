import { fromWireDate } from '#domain/dates/wire-date.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { type Centavos, centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import { idempotencyHeaders, idempotentWrites } from '../http/idempotent-writes.ts';
import { fromWirePriceRule, toWirePriceRule } from '../requests/pricing/convert-price-rule.ts';
import type {
  WireListDrawing,
  WireListReading,
  WirePriceHistoryEntry,
  WirePriceListState,
  WirePriceListUpdate,
  WirePricePreview,
} from '../responses/price-list.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';

/** A product as it was when the list was read. */
export type ListedProduct = { id: number; name: string; brand: string; price: Centavos };

/** A line of the list with a price; `line` is its number. `unsure` when another of its prices may be meant as well. */
export type ListedLine = {
  line: number;
  text: string;
  price: Centavos;
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
  /** Centavos per dollar in the latest list in dollars. */
  latestDollarRate: Centavos | null;
  /** `rate` in percent. */
  stats: { products: number; listed: number; matched: number; rate: number };
  secondsLeft: number;
};

export type UpdatedPrice = { id: number; name: string; before: Centavos; after: Centavos };

/** An inactive product that a list brought; `missingBrand` is its brand in the list, where the shop has none so called. */
export type AddedProduct = { id: number; name: string; missingBrand: string | null };

/**
 * `skipped`: products whose price changed after the preview. `created`: new products, of an undo those that are left.
 * `notCreated`: names that were taken. `secondsLeft`: how long it can be undone.
 */
export type ConfirmedPriceList = {
  id: string;
  updated: UpdatedPrice[];
  skipped: { id: number; name: string }[];
  created: AddedProduct[];
  notCreated: string[];
  secondsLeft: number;
};

export type PriceListSelection = {
  previewId: string;
  rows: { line: number; id: number }[];
  /** Lines to create inactive products of. */
  newProducts?: readonly number[];
  supplierName?: string;
  rule?: PriceRule;
};

/** One change of a price, in centavos, dollar cents or basis points, depending on `field`. */
export type PriceHistoryRow = Omit<WirePriceHistoryEntry, 'date'> & { at: number };

/** Message for a response without success that has no text (spec §8). */
const previewFailed = 'Error al procesar el PDF';

/** Long enough for a connection to come back. */
const RETRY_AFTER_MS = 1500;

type PreviewOptions = {
  signal?: AbortSignal;
  priceColumn?: string | undefined;
  teaching?: ListTeaching | undefined;
};

export function priceListCalls(caller: Caller) {
  const write = idempotentWrites({ retryAfterMs: RETRY_AFTER_MS });
  const post = (path: string, body: object) =>
    write(path + JSON.stringify(body), (key) =>
      call<WirePriceListUpdate>(caller, path, { method: 'POST', body, ...idempotencyHeaders(key) }),
    );
  return {
    /** What can still be confirmed, and what can still be undone. */
    state: async (): Promise<{ preview: PricePreview | null; update: ConfirmedPriceList | null }> => {
      const { preview, update } = await call<WirePriceListState>(caller, adminApi.priceListState);
      return {
        preview: preview && fromWirePreview(preview),
        update: update && fromWireUpdate({ ...update, skipped: [], notCreated: [] }),
      };
    },

    /** Reads a PDF, or the prices of one of its columns, or by what its columns were said to be; no price changes yet. */
    preview: async (file: Blob, { signal, priceColumn, teaching }: PreviewOptions = {}): Promise<PricePreview> => {
      const body = new FormData();
      if (priceColumn !== undefined) body.set('priceColumn', priceColumn);
      if (teaching !== undefined) body.set('teaching', JSON.stringify(toWireTeaching(teaching)));
      body.set('file', file);
      const options = { method: 'POST', body, ...(signal && { signal }) } as const;
      const preview = await call<WirePricePreview>(caller, adminApi.priceListPreview, options);
      if (!preview.success) throw new ApiError(previewFailed, 200);
      return fromWirePreview(preview);
    },

    /** Discards this preview; fails with 409 when another one was read since. */
    discard: async (previewId: string): Promise<void> => {
      await call(caller, adminApi.priceListState, { method: 'DELETE', query: { previewId } });
    },

    /** Changes prices; fails with 409 when the preview has expired, or all its prices changed since. */
    confirm: async (choice: PriceListSelection): Promise<ConfirmedPriceList> =>
      fromWireUpdate(
        await post(adminApi.priceListConfirm, {
          ...choice,
          ...(choice.rule && { rule: toWirePriceRule(choice.rule) }),
        }),
      ),

    /** Fails with 409 when the time to undo has expired, or another list was confirmed since. */
    undo: async (updateId: string): Promise<ConfirmedPriceList> =>
      fromWireUpdate(await post(adminApi.priceListUndo, { updateId })),

    history: async (productId: number): Promise<PriceHistoryRow[]> =>
      (await call<WirePriceHistoryEntry[]>(caller, fillPath(adminApi.priceHistory, { id: productId }))).map(
        fromWireHistoryEntry,
      ),
  };
}

function toWireTeaching({ dollarRate, ...teaching }: ListTeaching): object {
  return { ...teaching, dollarRate: dollarRate ? centavosToPesos(dollarRate) : dollarRate };
}

function fromWirePreview({
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
    products: [...matched, ...noMatches].map(({ id, nombre, marca, precio_actual }) => {
      return { id, name: nombre, brand: marca, price: pesosToCentavos(precio_actual) };
    }),
    lines: lines.map(({ price, unsure = false, product, ...line }) => {
      return { ...line, price: pesosToCentavos(price), unsure, ...(product && { product }) };
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

export function fromWireUpdate({
  updateId,
  updated,
  skipped,
  created,
  notCreated,
  secondsLeft,
}: Omit<WirePriceListUpdate, 'success' | 'message'>): ConfirmedPriceList {
  return {
    id: updateId,
    updated: updated.map(({ id, nombre, precio_anterior, precio_nuevo }) => {
      return { id, name: nombre, before: pesosToCentavos(precio_anterior), after: pesosToCentavos(precio_nuevo) };
    }),
    skipped: skipped.map(({ id, nombre }) => ({ id, name: nombre })),
    created: created.map(({ nombre, ...product }) => ({ ...product, name: nombre })),
    notCreated,
    secondsLeft,
  };
}

function fromWireHistoryEntry({ date, before, after, ...entry }: WirePriceHistoryEntry): PriceHistoryRow {
  const convert = entry.field === 'discount' ? percentToBasisPoints : pesosToCentavos;
  return {
    ...entry,
    at: fromWireDate(date),
    before: before === null ? null : convert(before),
    after: after === null ? null : convert(after),
  };
}
