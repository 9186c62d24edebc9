import type { PriceUpdateSource } from '#domain/audit/price-sources.ts';
import { type Centavos, pesosToCentavos } from '#domain/money/money.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import type { WirePriceListUpdate } from '../../responses/price-list.ts';

export type UpdatedPrice = { id: number; name: string; before: Centavos; after: Centavos };

/** An inactive product that a list brought; `missingBrand` is its brand in the list, where the shop has none so called. */
export type AddedProduct = { id: number; name: string; missingBrand: string | null };

/**
 * `skipped`: products whose price changed after the preview. `created`: new products, of an undo those that are left.
 * `notCreated`: names that were taken. `secondsLeft`: how long it can be undone.
 */
export type ConfirmedPriceList = {
  id: string;
  source: PriceUpdateSource;
  updated: UpdatedPrice[];
  skipped: { id: number; name: string }[];
  created: AddedProduct[];
  notCreated: string[];
  secondsLeft: number;
};

export type PriceListSelection = {
  previewId: string;
  /** `price` is what the list says, where it was read otherwise. */
  rows: { line: number; id: number; price?: Centavos }[];
  /** Lines to create inactive products of. */
  newProducts?: readonly number[];
  supplierName?: string;
  rule?: PriceRule;
};

export function fromWireUpdate({
  updateId,
  source,
  updated,
  skipped,
  created,
  notCreated,
  secondsLeft,
}: Omit<WirePriceListUpdate, 'success' | 'message'>): ConfirmedPriceList {
  return {
    id: updateId,
    source,
    updated: updated.map(({ id, nombre, precio_anterior, precio_nuevo }) => {
      return { id, name: nombre, before: pesosToCentavos(precio_anterior), after: pesosToCentavos(precio_nuevo) };
    }),
    skipped: skipped.map(({ id, nombre }) => ({ id, name: nombre })),
    created: created.map(({ nombre, ...product }) => ({ ...product, name: nombre })),
    notCreated,
    secondsLeft,
  };
}
