import { type SqlBool, sql } from 'kysely';
import type { SaleColumn, SortOrder } from '#domain/listing/sort-order.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import { quickSearchWords } from '#domain/search/quick-search.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import type { Database } from '../engine/database.ts';
import { containsText } from '../query/contains-text.ts';
import { selectSales, toSale } from './sale-row.ts';
import { readSaleTexts, sortAndSearch } from './sale-texts.ts';

type Reader = Pick<Database, 'query'>;

/** `totalRecords` also counts what the text leaves out; absent without a text. */
type SalesPage = { sales: Sale[]; totalResults: number; totalRecords?: number };

type SalesQuery = {
  /** Part of the product's name. */
  name?: string | undefined;
  /** Words that are anywhere in the columns of the list. */
  text?: string | undefined;
  order?: SortOrder<SaleColumn> | undefined;
  /** Starts at 1. */
  page?: number;
  pageSize?: number;
};

const NEWEST_FIRST: SortOrder<SaleColumn> = { by: 'date', desc: true };

const NUMBER_COLUMNS = { quantity: 'quantity', total: 'total', date: 'sold_at', paid: 'paid' } as const;

/** A page of the sales that match, by default newest first. */
export async function listSales(
  { query }: Reader,
  { name = '', text = '', order = NEWEST_FIRST, page = 1, pageSize = 10 }: SalesQuery = {},
): Promise<SalesPage> {
  const searched = normalizeForSearch(name);
  const condition = searched === '' ? sql<SqlBool>`true` : containsText('search_text', searched);
  const words = quickSearchWords(text);
  const { by, desc } = order;
  const offset = (page - 1) * pageSize;
  if (words.length > 0 || !isNumberColumn(by)) {
    const rows = await readSaleTexts(query, condition);
    const ids = sortAndSearch(rows, { words, order });
    const sales = await salesByIds(query, ids.slice(offset, offset + pageSize));
    return { sales, totalResults: ids.length, ...(words.length > 0 && { totalRecords: rows.length }) };
  }
  // Sorts only ids; the other columns are read for the page alone.
  const ids = await query
    .selectFrom('sales')
    .select('id')
    .where(condition)
    .orderBy(NUMBER_COLUMNS[by], desc ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const { total } = await query
    .selectFrom('sales')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const sales = await salesByIds(
    query,
    ids.map(({ id }) => id),
  );
  return { sales, totalResults: total };
}

export async function findSale({ query }: Reader, id: number): Promise<Sale | undefined> {
  const row = await selectSales(query).where('id', '=', id).executeTakeFirst();
  return row && toSale(row);
}

async function salesByIds(query: Reader['query'], ids: readonly number[]): Promise<Sale[]> {
  if (ids.length === 0) return [];
  const rows = await selectSales(query).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSale);
}

function isNumberColumn(by: SaleColumn): by is keyof typeof NUMBER_COLUMNS {
  return by in NUMBER_COLUMNS;
}
