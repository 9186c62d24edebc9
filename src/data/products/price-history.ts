import { z } from 'zod';
import type { AuditedAction } from '#domain/audit/audit-entry.ts';
import { PRICE_SOURCES, type PriceChangeSource } from '#domain/audit/price-sources.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Database } from '../engine/database.ts';

/** The entries of the audit that change prices. */
const ACTIONS = ['prices changed', 'price changed by list', 'price put back'] as const satisfies AuditedAction[];

const FIELDS = [productFields.price.wire, productFields.priceUsd.wire, productFields.discount.wire];

/** One changed price, in pesos, dollars or percent. */
export type PriceHistoryEntry = {
  at: number;
  administrator: string | null;
  source: PriceChangeSource;
  field: (typeof FIELDS)[number];
  before: number | null;
  after: number | null;
};

const source = z.enum(PRICE_SOURCES).catch('form');
const amounts = z.record(z.string(), z.unknown()).catch({});
const amount = z.number().nullable().catch(null);

const MAX_ENTRIES = 200;

/** The changed prices of a product in the audit, newest first. */
export async function listPriceHistory({ query }: Database, productId: number): Promise<PriceHistoryEntry[]> {
  const rows = await query
    .selectFrom('audit_entries')
    .select(['at', 'administrator', 'source', 'before', 'after'])
    .where('entity', '=', 'product')
    .where('entity_id', '=', productId)
    .where('did', 'in', ACTIONS)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows
    .flatMap(({ before, after, ...row }) => {
      const [from, to] = [amounts.parse(parseJson(before ?? '')), amounts.parse(parseJson(after ?? ''))];
      return FIELDS.filter((field) => field in to).map((field) => ({
        ...row,
        source: source.parse(row.source),
        field,
        before: amount.parse(from[field]),
        after: amount.parse(to[field]),
      }));
    })
    .slice(0, MAX_ENTRIES);
}
