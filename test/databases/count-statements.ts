import type { KyselyPlugin } from 'kysely';
import type { Database } from '#data/engine/database.ts';

/** The same database with a counter of its statements. */
export function countStatements({ query, catalogueVersion }: Pick<Database, 'query' | 'catalogueVersion'>) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  return { database: { query: query.withPlugin(counter), catalogueVersion }, count: () => statements };
}
