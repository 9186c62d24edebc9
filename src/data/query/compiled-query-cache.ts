import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from '../engine/schema.ts';

/** What stands in a compiled query for a value that it is given when it runs. */
export type QueryParameters = ReadonlyMap<unknown, unknown>;

type CacheableQuery<Row> = {
  /** Tells apart the forms that the query may have. */
  key: string;
  /** Builds the query with places instead of values; at the first use of the form only. */
  build: () => Compilable<Row>;
  parameters: QueryParameters;
};

/** Runs a query that is built and compiled once for each of its forms, which takes longer than to read a row. */
export function createQueryCache<Row>() {
  const kept = new WeakMap<Kysely<Tables>, Map<string, CompiledQuery<Row>>>();
  return async (
    query: Kysely<Tables>,
    { key: form, build, parameters: places }: CacheableQuery<Row>,
  ): Promise<Row[]> => {
    const forms = kept.get(query) ?? new Map<string, CompiledQuery<Row>>();
    kept.set(query, forms);
    const compiled = forms.get(form) ?? build().compile();
    forms.set(form, compiled);
    const parameters = compiled.parameters.map((each) => (places.has(each) ? places.get(each) : each));
    return (await query.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
