import type { PriceField } from '#contract/admin/products.ts';
import { formatDiscountPercent, parseDiscountPercent } from '#domain/money/discount-percent.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';

export type EditableColumn = 'price' | 'priceUsd' | 'discount';

type ColumnFormat = {
  /** Name in toasts (A9). */
  label: string;
  prefix: string;
  format: (value: number | null) => string;
  parse: (text: string) => number | null | undefined;
  change: (value: number | null) => PriceField;
};

const formatOptionalPrice = (value: number | null) => (value === null ? '' : formatPesos(value));

/** How each editable column is formatted, parsed and sent. */
export const columnFormats: Readonly<Record<EditableColumn, ColumnFormat>> = {
  price: {
    label: 'Precio',
    prefix: '$ ',
    format: formatOptionalPrice,
    parse: parsePrice,
    change: (value) => ({ price: value ?? 0 }),
  },
  priceUsd: {
    label: 'Precio USD',
    prefix: 'US$ ',
    format: formatOptionalPrice,
    // Empty text removes the USD price.
    parse: (text) => (text.trim() === '' ? null : parsePrice(text)),
    change: (value) => ({ priceUsd: value }),
  },
  discount: {
    label: 'Descuento',
    prefix: '',
    format: (value) => formatDiscountPercent(value ?? 0),
    parse: parseDiscountPercent,
    change: (value) => ({ discount: value ?? 0 }),
  },
};

export const editableColumns = ['price', 'priceUsd', 'discount'] as const satisfies readonly EditableColumn[];
