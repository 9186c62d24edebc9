import { randomUUID } from 'node:crypto';
import type { PricedLine } from '#adapters/price-list/read-worker.ts';
import { type ReadFailure, readPriceList } from '#adapters/price-list/reader.ts';
import type { Database } from '#data/database.ts';
import { keepPreview, rememberedPairs } from '#data/price-list-steps.ts';
import { allProducts } from '#data/products.ts';
import { type Doubt, doubtsOf } from '#domain/price-list/doubts.ts';
import type { Match, ShopProduct } from '#domain/price-list/match-list.ts';

export type PreviewedMatch = Match & { doubts: Doubt[] };
export type Previewed = {
  ok: true;
  id: string;
  products: ShopProduct[];
  matches: PreviewedMatch[];
  lines: PricedLine[];
  rows: number;
  priceColumn: string | undefined;
};

type Given = { bytes: Uint8Array; administratorId: string; now: number };

/** Reads a supplier's list, finds what it changes and keeps that for confirming; no price changes yet. */
export async function previewPriceList(
  database: Database,
  { bytes, administratorId, now }: Given,
): Promise<Previewed | { ok: false; reason: ReadFailure }> {
  const products = (await allProducts(database)).map(({ id, name, brand, category, price, flavors }) => {
    return { id, name, brand, category, price, flavors: flavors.map((flavor) => flavor.name) };
  });
  const read = await readPriceList({
    bytes: Uint8Array.from(bytes),
    products,
    remembered: await rememberedPairs(database),
  });
  if (!read.ok) return read;
  const judged = read.matches.map(({ product, ...match }) => ({ ...match, current: product.price }));
  const doubts = doubtsOf(judged);
  const id = randomUUID();
  const preview = {
    lines: read.lines.map(({ index, key, price }) => ({ index, key, price })),
    pairs: read.matches.map(({ product, row }) => ({ line: row.index, id: product.id })),
    prices: products.map((product): [number, number] => [product.id, product.price]),
  };
  await keepPreview(database, { administratorId, now, id, preview });
  const matches = read.matches.map((match, index) => ({ ...match, doubts: doubts[index] ?? [] }));
  return { ...read, id, products, matches };
}
