import { type Kysely, sql } from 'kysely';

const ORDERS = {
  stock: sql`stock_rank, place`,
  price_rising: sql`final_price, place`,
  price_falling: sql`price_rank, place`,
  name_rising: sql`name_sort, place`,
  name_falling: sql`name_sort desc, place`,
};

/** An index for each order of the list and each filter of it, so that a page is read without sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, order] of Object.entries(ORDERS)) {
    for (const column of ['category_id', 'category_type_id', 'brand_id']) {
      await sql`create index ${sql.ref(`products_${column}_${name}`)}
        on products (${sql.ref(column)}, ${order}) where deactivated_at is null`.execute(db);
    }
    await sql`create index ${sql.ref(`products_all_${name}`)}
      on products (${order}) where deactivated_at is null`.execute(db);
    await sql`create index ${sql.ref(`products_discounted_${name}`)}
      on products (${order}) where deactivated_at is null and discount > 0`.execute(db);
  }
  await sql`create index products_plain_key on products (plain_key)`.execute(db);
  await sql`create index products_brand on products (brand_id)`.execute(db);
  await sql`create index products_category on products (category_id, category_type_id)`.execute(db);
  await sql`create index product_words_word on product_words (word, product_id)`.execute(db);
  await sql`create index sales_sold_at on sales (sold_at, id)`.execute(db);
  await sql`create index sales_product on sales (product_id)`.execute(db);
}
