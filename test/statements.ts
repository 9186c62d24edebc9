import type { KyselyPlugin } from 'kysely';
import type { Database } from '#data/database.ts';

/** The same database, counting what is asked of it. */
export function countStatements({ query }: Pick<Database, 'query'>) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  return { database: { query: query.withPlugin(counter) }, count: () => statements };
}
