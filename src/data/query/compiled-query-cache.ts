import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The value of each placeholder of a compiled query. */
export type QueryParameters = ReadonlyMap<unknown, unknown>;

type CacheableQuery<Row> = {
  /** Identifies the variant of the query. */
  key: string;
  /** Builds the query with placeholders for values; called once for each key. */
  build: () => Compilable<Row>;
  parameters: QueryParameters;
};

/** Runs queries that are compiled once for each key, because compiling takes longer than reading a row. */
export function createQueryCache<Row>() {
  const cache = new WeakMap<Kysely<Tables>, Map<string, CompiledQuery<Row>>>();
  return async (query: Kysely<Tables>, { key, build, parameters }: CacheableQuery<Row>): Promise<Row[]> => {
    const queries = cache.get(query) ?? new Map<string, CompiledQuery<Row>>();
    cache.set(query, queries);
    const compiled = queries.get(key) ?? build().compile();
    queries.set(key, compiled);
    const values = compiled.parameters.map((value) => (parameters.has(value) ? parameters.get(value) : value));
    return (await query.executeQuery<Row>({ ...compiled, parameters: values })).rows;
  };
}
