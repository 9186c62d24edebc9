import { searchText } from '#domain/search.ts';
import { contains } from './contains.ts';
import type { Database } from './database.ts';
import { type Sale, selectSales, toSale } from './sale-row.ts';

type Reading = Pick<Database, 'query'>;

export type SalesPage = { sales: Sale[]; totalResults: number };

type Request = { name?: string | undefined; page?: number; pageSize?: number };

/** Sales whose product's name holds the text, newest first; pages count from 1. */
export async function listSales(
  { query }: Reading,
  { name = '', page = 1, pageSize = 10 }: Request = {},
): Promise<SalesPage> {
  const wanted = searchText(name);
  const found = wanted === '' ? undefined : contains('search_text', wanted);
  const rows = await selectSales(query)
    .$if(found !== undefined, (qb) => (found ? qb.where(found) : qb))
    .orderBy('sold_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await query
    .selectFrom('sales')
    .$if(found !== undefined, (qb) => (found ? qb.where(found) : qb))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { sales: rows.map(toSale), totalResults: total };
}

export async function saleById({ query }: Reading, id: number): Promise<Sale | undefined> {
  const row = await selectSales(query).where('id', '=', id).executeTakeFirst();
  return row && toSale(row);
}
