import { type Kysely, sql } from 'kysely';

const LABEL = 'Dirección de la tienda en internet (https://…)';

/** The shop's origin, as the first sign-in of an administrator or the seller sets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into constants (name, nombre, value) values ('publicOrigin', ${LABEL}, '')`.execute(db);
}
