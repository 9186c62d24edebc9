import type { PriceNote } from '#data/price-history.ts';
import { toWireDate } from '#domain/dates.ts';
import { discountToPercent } from '#domain/discount.ts';
import { centavosToPesos } from '#domain/money.ts';
import { variation } from '#domain/price-list/doubts.ts';
import type { Previewed } from '#use-cases/preview-price-list.ts';
import { orNull } from './wire-values.ts';

const NO_MATCH = 'No se encontraron coincidencias entre los productos del PDF y los registrados.';

/** A preview with the names that the spec gives its fields. */
export function toWirePreview({ id, products, matches, lines, rows, priceColumn }: Previewed): object {
  const matched = new Set(matches.map(({ product }) => product.id));
  const rate = products.length === 0 ? 0 : (matches.length / products.length) * 100;
  return {
    success: true,
    message: matches.length > 0 ? 'PDF procesado correctamente' : NO_MATCH,
    previewId: id,
    priceColumn: priceColumn ?? null,
    matched: matches.map(({ product, row, price, similarity, doubts, remembered }) => ({
      id: product.id,
      nombre: product.name,
      marca: product.brand,
      precio_actual: centavosToPesos(product.price),
      precio_nuevo: centavosToPesos(price),
      variacion_percent: variation({ price, current: product.price }),
      similarity_score: similarity,
      matched_line: row.line,
      line: row.index,
      doubts,
      remembered,
    })),
    noMatches: products
      .filter((product) => !matched.has(product.id))
      .map((product) => ({
        id: product.id,
        nombre: product.name,
        marca: product.brand,
        precio_actual: centavosToPesos(product.price),
      })),
    stats: {
      total_db_products: products.length,
      total_pdf_products: rows,
      matched_count: matches.length,
      match_rate: Math.round(rate * 100) / 100,
    },
    lines: lines.map(({ index, text, price }) => ({ line: index, text, price: centavosToPesos(price) })),
  };
}

export function toWirePriceNote({ changed_at, administrator, how, field, before, after }: PriceNote): object {
  const convert = (value: number) => (field === 'discount' ? discountToPercent(value) : centavosToPesos(value));
  const values = { before: orNull(before, convert), after: orNull(after, convert) };
  return { date: toWireDate(changed_at), who: administrator, how, field, ...values };
}
