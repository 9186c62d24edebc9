import { listMigrations } from '#data/engine/migrate.ts';

/** The last of the migrations; undefined unless they are our first ones, in our order. */
export async function lastKnownMigration(migrations: readonly string[]): Promise<string | undefined> {
  const ours = await listMigrations();
  return migrations.every((name, index) => name === ours[index]) ? migrations.at(-1) : undefined;
}
