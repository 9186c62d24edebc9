import type { Sale } from '#domain/sales/sale-fields.ts';
import type { SaleColumn, SaleOrder } from '#domain/sales/sale-order.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { Database } from '../engine/database.ts';
import { containsText } from '../query/contains-text.ts';
import { selectSales, toSale } from './sale-row.ts';

type Reader = Pick<Database, 'query'>;

export type SalesPage = { sales: Sale[]; totalResults: number };

type SalesQuery = { name?: string | undefined; page?: number; pageSize?: number; order?: SaleOrder | undefined };

const NEWEST_FIRST: SaleOrder = { by: 'date', desc: true };

const NUMBER_COLUMNS = { quantity: 'quantity', total: 'total', date: 'sold_at', paid: 'paid' } as const;
const TEXT_COLUMNS = {
  name: 'product_name',
  variant: 'variant',
  client: 'client_name',
  payment: 'payment_method',
  shipping: 'shipping_method',
} as const;

/** Sales whose product's name contains the text, by default newest first; pages count from 1. */
export async function listSales(
  database: Reader,
  { name = '', page = 1, pageSize = 10, order = NEWEST_FIRST }: SalesQuery = {},
): Promise<SalesPage> {
  const searched = normalizeForSearch(name);
  const condition = searched === '' ? undefined : containsText('search_text', searched);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { by, desc } = order;
  const sales = isNumberColumn(by)
    ? await listByNumber(database, { condition, range, column: NUMBER_COLUMNS[by], desc })
    : await listByText(database, { condition, range, column: TEXT_COLUMNS[by], desc });
  const { total } = await database.query
    .selectFrom('sales')
    .$if(condition !== undefined, (qb) => (condition ? qb.where(condition) : qb))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { sales, totalResults: total };
}

export async function findSale({ query }: Reader, id: number): Promise<Sale | undefined> {
  const row = await selectSales(query).where('id', '=', id).executeTakeFirst();
  return row && toSale(row);
}

type SortOptions<Column> = {
  condition: ReturnType<typeof containsText> | undefined;
  range: { limit: number; offset: number };
  column: Column;
  desc: boolean;
};

async function listByNumber(
  { query }: Reader,
  options: SortOptions<(typeof NUMBER_COLUMNS)[keyof typeof NUMBER_COLUMNS]>,
): Promise<Sale[]> {
  const { condition, range, column, desc } = options;
  const rows = await selectSales(query)
    .$if(condition !== undefined, (qb) => (condition ? qb.where(condition) : qb))
    .orderBy(column, desc ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toSale);
}

/** Sorted here, because the collations of databases differ between machines; empty texts come last. */
async function listByText(
  { query }: Reader,
  options: SortOptions<(typeof TEXT_COLUMNS)[keyof typeof TEXT_COLUMNS]>,
): Promise<Sale[]> {
  const { condition, range, column, desc } = options;
  const words = await query
    .selectFrom('sales')
    .$if(condition !== undefined, (qb) => (condition ? qb.where(condition) : qb))
    .select(['id', `${column} as word`])
    .execute();
  const distinct = [...new Set(words.map(({ word }) => word || ''))].filter(Boolean);
  const keyed = distinct.map((word) => ({ word, key: nameSortKey(word) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  if (desc) keyed.reverse();
  const ranks = new Map(keyed.map(({ word }, rank) => [word, rank]));
  const rankOf = (word: string | null) => ranks.get(word ?? '') ?? keyed.length;
  const ids = words
    .map(({ id, word }) => ({ id, rank: rankOf(word) }))
    .sort((a, b) => a.rank - b.rank || b.id - a.id)
    .slice(range.offset, range.offset + range.limit)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectSales(query).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSale);
}

function isNumberColumn(by: SaleColumn): by is keyof typeof NUMBER_COLUMNS {
  return by in NUMBER_COLUMNS;
}
