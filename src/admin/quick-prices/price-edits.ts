import type { PriceField, PriceRow } from '#contract/admin/products.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { EditableColumn } from './editable-columns.ts';

type SavedPrices = Pick<Product, EditableColumn | 'finalPrice' | 'version'>;

type RowEdit = {
  /** What the server returned last. */
  saved?: SavedPrices;
  /** What is being saved. */
  pending: Partial<Pick<PriceRow, EditableColumn>>;
};

/** The edits of rows by their ids. */
export type PriceEdits = ReadonlyMap<number, RowEdit>;

/** The row as the seller left it: a change shows before the server has answered. The same object without one. */
export function applyEdits(row: PriceRow, edits: PriceEdits): PriceRow {
  const edit = edits.get(row.id);
  if (!edit) return row;
  const { price, priceUsd, discount } = { ...row, ...edit.saved, ...edit.pending };
  const pricedAt = price === row.price ? row.pricedAt : Date.now();
  return { ...row, price, priceUsd, discount, finalPrice: finalPrice({ price, discount }), pricedAt };
}

export function startEdit(edits: PriceEdits, { id, change }: { id: number; change: PriceField }): PriceEdits {
  const edit = edits.get(id);
  return new Map(edits).set(id, { ...edit, pending: { ...edit?.pending, ...change } });
}

/** `now`: the product as the server has it, absent when that is not known. Responses may arrive in another order than they were sent. */
export function finishEdit(
  edits: PriceEdits,
  { id, column, now }: { id: number; column: EditableColumn; now?: SavedPrices | undefined },
): PriceEdits {
  const { saved, pending = {} } = edits.get(id) ?? {};
  const { [column]: _, ...others } = pending;
  const latest = now && now.version >= (saved?.version ?? 0) ? now : saved;
  return new Map(edits).set(id, { ...(latest && { saved: latest }), pending: others });
}
