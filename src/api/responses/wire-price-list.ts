import { toWirePriceRule } from '#contract/requests/pricing/convert-price-rule.ts';
import type { WirePricePreview } from '#contract/responses/price-list.ts';
import type { StoredStep } from '#data/price-lists/price-list-steps.ts';
import type {
  CreatedProduct,
  PriceListPreview,
  PriceListUpdate,
  PriceUpdate,
} from '#data/price-lists/step-contents.ts';
import type { PriceHistoryEntry } from '#data/products/price-history.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { type Centavos, centavosToPesos } from '#domain/money/money.ts';
import { percentChange } from '#domain/pricing/match-doubts.ts';
import { priceByRule } from '#domain/pricing/price-rule.ts';
import type { ConfirmResult } from '#use-cases/price-lists/confirm-price-list.ts';
import type { PreviewResult } from '#use-cases/price-lists/preview-price-list.ts';
import { orNull } from './wire-values.ts';

const NO_MATCH = 'No se encontraron coincidencias entre los productos del PDF y los registrados.';

type PreviewWithProducts = Pick<PreviewResult, 'id' | 'preview' | 'msLeft'> & {
  products: readonly ProductNames[];
};
type ProductNames = { id: number; name: string; brand: string; isDraft?: true };

/** A preview with the field names of the spec; products that were deleted since are left out. */
export function toWirePreview({ id, preview, products, msLeft }: PreviewWithProducts): WirePricePreview {
  const { lines, pairs, prices, rows, priceColumn, priceColumns, columnChosen, supplier, rule } = preview;
  const { drawing, readings = [], teaching, linesInDollars = 0 } = preview;
  const lineAt = new Map(lines.map((line) => [line.index, line]));
  const productOf = new Map(products.map((product) => [product.id, product]));
  const listed = prices.flatMap(([productId, price]) => {
    const product = productOf.get(productId);
    return product ? [[productId, { ...product, price }] as const] : [];
  });
  const known = new Map(listed);
  const matched = pairs.flatMap(({ line: index, id: productId, similarity, doubts, remembered }) => {
    const [product, line] = [known.get(productId), lineAt.get(index)];
    if (!product || !line) return [];
    const price = priceByRule(rule, line.price);
    return {
      ...toWireListedProduct(product),
      precio_nuevo: centavosToPesos(price),
      variacion_percent: percentChange({ price, current: product.price }),
      similarity_score: similarity,
      matched_line: line.text,
      line: index,
      doubts,
      remembered,
    };
  });
  const paired = new Set(pairs.map((pair) => pair.id));
  const unpriced = (preview.unpriced ?? []).filter((productId) => known.has(productId));
  const rate = prices.length === 0 ? 0 : (pairs.length / prices.length) * 100;
  return {
    success: true,
    message: pairs.length > 0 ? 'PDF procesado correctamente' : NO_MATCH,
    previewId: id,
    priceColumn,
    priceColumns,
    columnChosen,
    matched,
    noMatches: listed.flatMap(([productId, product]) => (paired.has(productId) ? [] : [toWireListedProduct(product)])),
    stats: {
      total_db_products: prices.length,
      total_pdf_products: rows,
      matched_count: pairs.length,
      match_rate: Math.round(rate * 100) / 100,
    },
    lines: lines.map(({ index, text, price, otherPrices = [], unsure, product }) => {
      return {
        line: index,
        text,
        price: centavosToPesos(price),
        ...(otherPrices.length > 0 && {
          otherPrices: otherPrices.map((other) => ({ ...other, price: centavosToPesos(other.price) })),
        }),
        ...(unsure && { unsure }),
        ...(product && { product }),
      };
    }),
    supplier: supplier && {
      id: supplier.id,
      name: supplier.name,
      lastList: supplier.lastListAt === null ? null : toWireDate(supplier.lastListAt),
      isTaught: supplier.isTaught,
      products: supplier.products.filter((productId) => known.has(productId)),
    },
    rule: toWirePriceRule(rule),
    looksInDollars: preview.looksInDollars,
    ...(linesInDollars > 0 && { linesInDollars }),
    ...(unpriced.length > 0 && { unpriced }),
    latestDollarRate: orNull(preview.latestDollarRate, centavosToPesos),
    ...(drawing && { drawing, teaching }),
    ...(readings.length > 1 && { readings: readings.map(toWireReading) }),
    secondsLeft: toSeconds(msLeft),
  };
}

function toWireReading({ rows, ...reading }: NonNullable<PriceListPreview['readings']>[number]) {
  return { ...reading, rows: rows.map(({ text, price }) => ({ text, price: centavosToPesos(price) })) };
}

function toWireListedProduct({ id, name, brand, price, isDraft }: ProductNames & { price: Centavos }) {
  return { id, nombre: name, marca: brand, precio_actual: centavosToPesos(price), ...(isDraft && { isDraft }) };
}

/** `msLeft`: how long the update can be undone. */
export function toWireUpdateResponse(
  // Results that an earlier version has stored for repeated requests have no products and no source.
  { id, source = 'pdf', updated, skipped, created = [], notCreated = [] }: ConfirmResult,
  { message, msLeft }: { message: string; msLeft: number },
) {
  return {
    success: true,
    message,
    updateId: id,
    source,
    updated: updated.map(toWireUpdatedPrice),
    skipped: skipped.map(({ id, name }) => ({ id, nombre: name })),
    created: created.map(toWireCreatedProduct),
    notCreated,
    secondsLeft: toSeconds(msLeft),
  };
}

export function toWireUpdate({ id, content, msLeft }: StoredStep<PriceListUpdate>) {
  const { source, updated, created } = content;
  return {
    updateId: id,
    source,
    updated: updated.map(toWireUpdatedPrice),
    created: created.map(toWireCreatedProduct),
    secondsLeft: toSeconds(msLeft),
  };
}

function toWireCreatedProduct({ id, name, missingBrand }: CreatedProduct) {
  return { id, nombre: name, missingBrand };
}

function toWireUpdatedPrice({ id, name, before, after }: PriceUpdate) {
  return { id, nombre: name, precio_anterior: centavosToPesos(before), precio_nuevo: centavosToPesos(after) };
}

function toSeconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1000));
}

export function toWirePriceHistoryEntry({ at, administrator, source, ...change }: PriceHistoryEntry): object {
  return { date: toWireDate(at), who: administrator, how: source, ...change };
}
