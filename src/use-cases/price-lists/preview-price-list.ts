import { randomUUID } from 'node:crypto';
import { type ReadFailure, readPriceList } from '#adapters/price-list/read-price-list.ts';
import type { Database } from '#data/engine/database.ts';
import { type ComparableProduct, listComparableProducts } from '#data/price-lists/comparable-products.ts';
import { type PriceListPreview, STEP_LIFETIME_MS, savePreview } from '#data/price-lists/price-list-steps.ts';
import { listRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import { findDoubts } from '#domain/pricing/match-doubts.ts';

export type PreviewResult = {
  ok: true;
  id: string;
  products: ComparableProduct[];
  preview: PriceListPreview;
  msLeft: number;
};

type PreviewOptions = {
  bytes: Uint8Array;
  /** The header of the selected column. */
  priceColumn?: string | undefined;
  administratorId: string;
  now: number;
  signal?: AbortSignal | undefined;
};

/** Reads a supplier's list and stores the proposed prices for a later confirmation. */
export async function previewPriceList(
  database: Database,
  { bytes, priceColumn, administratorId, now, signal }: PreviewOptions,
): Promise<PreviewResult | { ok: false; reason: ReadFailure }> {
  const products = await listComparableProducts(database);
  const remembered = (await listRememberedPairs(database)).get(null) ?? new Map();
  const read = await readPriceList(
    { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), products, remembered, priceColumn },
    { signal },
  );
  if (!read.ok) return read;
  const priced = read.matches.map(({ product, ...match }) => ({ ...match, current: product.price }));
  const doubts = findDoubts(priced);
  const id = randomUUID();
  const preview: PriceListPreview = {
    lines: read.lines,
    pairs: read.matches.map(({ product, row, similarity, remembered }, index) => {
      return { line: row.index, id: product.id, similarity, remembered, doubts: doubts[index] ?? [] };
    }),
    prices: products.map(({ id, price }) => [id, price]),
    rows: read.rows,
    priceColumn: read.priceColumn ?? null,
    priceColumns: read.priceColumns,
    columnChosen: priceColumn !== undefined,
  };
  await savePreview(database, { administratorId, now, id, preview });
  return { ok: true, id, products, preview, msLeft: STEP_LIFETIME_MS };
}
