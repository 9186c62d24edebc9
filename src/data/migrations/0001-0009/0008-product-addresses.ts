import { type Kysely, PostgresAdapter, sql } from 'kysely';

const BRANCHES = [
  ['branch1', 'Local de Oncativo'],
  ['branch2', 'Drugstore de Oncativo'],
  ['branch3', 'Sucursal de Córdoba'],
];

/** Former names of products, whose urls redirect to them; and opening hours, phone and map of each branch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = postgres ? sql`text collate "C"` : sql`text`;
  await sql`create table product_addresses (
    key ${text} primary key,
    plain_key ${text} not null,
    product_id integer not null references products (id) on delete cascade
  ) ${postgres ? sql`` : sql`strict, without rowid`}`.execute(db);
  await sql`create index product_addresses_plain_key on product_addresses (plain_key)`.execute(db);
  await sql`create index product_addresses_product on product_addresses (product_id)`.execute(db);

  for (const [branch, label] of BRANCHES) {
    const constants = [
      ['Hours', `${label}: horario`, 'Horario a completar'],
      ['Phone', `${label}: WhatsApp (vacío: el de la tienda)`, ''],
      ['Map', `${label}: mapa para incrustar (vacío: se busca la dirección)`, ''],
    ];
    for (const [fact, nombre, value] of constants) {
      const name = `${branch}${fact}`;
      await sql`insert into constants (name, nombre, value) values (${name}, ${nombre}, ${value})
        on conflict (name) do nothing`.execute(db);
    }
  }
}
