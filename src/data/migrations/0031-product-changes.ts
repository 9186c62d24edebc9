import { type Kysely, PostgresAdapter, sql } from 'kysely';

// What the index of searches reads after a change: the version of the catalogue that each product changed in last. It is
// known once a transaction raises the version, at its end; until then, and for a change that raises none, a row has the
// highest number there is. The triggers are there so that no write can be forgotten.

const PENDING = sql.lit(Number.MAX_SAFE_INTEGER);

const EVENTS = ['insert', 'update', 'delete'] as const;
const PRODUCT_IDS = { products: 'id', flavors: 'product_id' } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const big = postgres ? sql`bigint` : sql`integer`;
  const strict = postgres ? sql`` : sql`strict`;
  await sql`create table product_changes (
    product_id ${big} not null primary key,
    version ${big} not null
  ) ${strict}`.execute(db);
  await sql`create index product_changes_version on product_changes (version)`.execute(db);
  await (postgres ? createPostgresTriggers(db) : createSqliteTriggers(db));
}

const raiseMarks = sql`update product_changes set version = new.version where version = ${PENDING};`;

const mark = (id: string) => sql`insert into product_changes (product_id, version) values (${sql.raw(id)}, ${PENDING})
  on conflict (product_id) do update set version = ${PENDING} where product_changes.version <> ${PENDING};`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [table, id] of Object.entries(PRODUCT_IDS))
    for (const event of EVENTS)
      await sql`create trigger ${sql.id(`${table}_${event}_change`)} after ${sql.raw(event)} on ${sql.table(table)}
        begin ${mark(`${event === 'delete' ? 'old' : 'new'}.${id}`)} end`.execute(db);
  await sql`create trigger catalogue_version_change after update on catalogue_version
    begin ${raiseMarks} end`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [table, id] of Object.entries(PRODUCT_IDS)) {
    const name = sql.id(`${table}_change`);
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin ${mark(`coalesce(new.${id}, old.${id})`)} return null; end $$`.execute(db);
    await sql`create trigger ${name} after insert or update or delete on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db);
  }
  await sql`create function catalogue_version_change() returns trigger language plpgsql as $$
    begin ${raiseMarks} return null; end $$`.execute(db);
  await sql`create trigger catalogue_version_change after update on catalogue_version
    for each row execute function catalogue_version_change()`.execute(db);
}
