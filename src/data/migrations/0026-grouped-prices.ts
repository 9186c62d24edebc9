import { type Kysely, sql } from 'kysely';

const LABEL = 'Precios con punto de miles y dos decimales, como $ 4.290 y $ 2.350,50 (1: sí)';

/** How the shop shows prices; as the spec has it until it is switched on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into constants (name, nombre, value) values ('groupedPrices', ${LABEL}, '0')`.execute(db);
}
