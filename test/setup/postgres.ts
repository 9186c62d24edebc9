import type { TestProject } from 'vitest/node';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { MIGRATED_TEMPLATE, newDatabase, startPostgres } from '../servers/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for a run of the tests, with a migrated template database; returns what stops it. */
export default async function start(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const template = await openDatabase({ url: await newDatabase(url, { name: MIGRATED_TEMPLATE }) });
  await migrate(template);
  await template.close();
  project.provide('postgresUrl', url);
  return stop;
}
