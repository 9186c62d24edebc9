import { randomUUID } from 'node:crypto';
import type { MatchResult, RecognisedSupplier } from '#adapters/price-list/read-and-match.ts';
import { type ReadFailure, readPriceList } from '#adapters/price-list/read-price-list.ts';
import type { Database } from '#data/engine/database.ts';
import { type ComparableProduct, listComparableProducts } from '#data/price-lists/comparable-products.ts';
import { STEP_LIFETIME_MS, savePreview } from '#data/price-lists/price-list-steps.ts';
import { listRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { PreviewSupplier, PriceListPreview } from '#data/price-lists/step-contents.ts';
import { parsePriceRule } from '#data/suppliers/stored-price-rule.ts';
import { listSuppliers, type Supplier } from '#data/suppliers/suppliers.ts';
import { findDoubts } from '#domain/pricing/match-doubts.ts';
import { LIST_PRICE_RULE, type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { chooseRule } from '#price-list/template/column-rules.ts';
import type { Teaching } from '#price-list/template/read-for-supplier.ts';
import { columnRules, withSupplierRule } from '#price-list/template/stored-templates.ts';

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
  teaching?: Teaching | undefined;
  /** Centavos per dollar, null for a list in pesos; by default as the latest list of its supplier. */
  dollarRate?: number | null | undefined;
  /** Whether to return the list as it stands on its pages. */
  draw?: boolean | undefined;
  administratorId: string;
  now: number;
  signal?: AbortSignal | undefined;
};

/** Reads a supplier's list and stores the proposed prices for a later confirmation. */
export async function previewPriceList(
  database: Database,
  { bytes, priceColumn, teaching, dollarRate, draw, administratorId, now, signal }: PreviewOptions,
): Promise<PreviewResult | { ok: false; reason: ReadFailure }> {
  const products = await listComparableProducts(database);
  const pairs = await listRememberedPairs(database);
  const suppliers = await listSuppliers(database);
  const read = await readPriceList(
    {
      bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      products,
      remembered: pairs.get(null) ?? new Map(),
      suppliers: suppliers.map(({ id, name, templates, priceRule }) => {
        const rule = parsePriceRule(priceRule);
        const known = { templates: withSupplierRule(templates, rule), dollarRate: rule.dollarRate };
        return { ...known, id, name, pairs: pairs.get(id) ?? new Map() };
      }),
      priceColumn,
      teaching,
      dollarRate,
      draw,
    },
    { signal },
  );
  if (!read.ok) return read;
  const { rule, unsure: unsureMarkup } = findRule(read, suppliers);
  const currentPrices = new Map(products.map(({ id, price }) => [id, price]));
  const priced = read.matches.map(({ product, price, ...match }) => {
    const change = { price: priceByRule(rule, price), current: currentPrices.get(product.id) ?? 0 };
    return { ...match, ...change, unsureMarkup };
  });
  const doubts = findDoubts(priced);
  const id = randomUUID();
  const preview: PriceListPreview = {
    lines: read.lines,
    pairs: read.matches.map(({ product, row, similarity, remembered }, index) => {
      return { line: row.index, id: product.id, similarity, remembered, doubts: doubts[index] ?? [] };
    }),
    prices: products.map(({ id, price }) => [id, price]),
    rows: read.rows,
    unpriced: read.unpriced,
    priceColumn: read.priceColumn ?? null,
    priceColumns: read.priceColumns,
    columnChosen: priceColumn !== undefined,
    supplier: read.supplier && {
      ...toPreviewSupplier(read.supplier, suppliers),
      // Pairs without a supplier are of lists that are not told apart.
      products: read.supplier.id === null ? [] : [...new Set(pairs.get(read.supplier.id)?.values())],
    },
    rule,
    looksInDollars: read.looksInDollars,
    linesInDollars: read.linesInDollars,
    latestDollarRate: findLatestRate(suppliers),
    drawing: read.drawing,
    readings: read.readings,
    teaching: teaching ?? {},
  };
  await savePreview(database, { administratorId, now, id, preview });
  return { ok: true, id, products, preview, msLeft: STEP_LIFETIME_MS };
}

type PricedList = Pick<Extract<MatchResult, { ok: true }>, 'supplier' | 'priceColumn' | 'dollarRate'>;

/** What was learned for the column of the prices, in the currency of the list. */
function findRule(
  { supplier, priceColumn, dollarRate }: PricedList,
  suppliers: readonly Supplier[],
): { rule: PriceRule; unsure: boolean } {
  const known = suppliers.find(({ id }) => id === supplier?.id);
  if (!supplier || !known) return { rule: { ...LIST_PRICE_RULE, dollarRate }, unsure: false };
  const latest = parsePriceRule(known.priceRule);
  const { rule, unsure } = chooseRule(columnRules(supplier.template), { column: priceColumn ?? null, latest });
  return { rule: { markup: rule.markup, rounding: rule.rounding, dollarRate }, unsure };
}

/** Of the latest list in dollars. */
function findLatestRate(suppliers: readonly Supplier[]): number | null {
  return suppliers.map(({ priceRule }) => parsePriceRule(priceRule).dollarRate).find((rate) => rate !== null) ?? null;
}

/** Without a name in its title a new supplier is numbered. */
function toPreviewSupplier(
  { id, name, template, isTaught }: RecognisedSupplier,
  suppliers: readonly Supplier[],
): Omit<PreviewSupplier, 'products'> {
  const known = suppliers.find((supplier) => supplier.id === id);
  if (known) return { id: known.id, name: known.name, lastListAt: known.lastListAt, template, isTaught };
  const names = new Set(suppliers.map((supplier) => supplier.name));
  let number = 1;
  while (names.has(`Proveedor ${number}`)) number += 1;
  return { id: null, name: name ?? `Proveedor ${number}`, lastListAt: null, template, isTaught };
}
