import type { z } from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';

type StoredJson = {
  json: string;
  /** Names the column and the row in the error. */
  source: string;
};

/** The value of stored JSON. Throws when it does not match the schema, which means that the row is corrupt. */
export function readStoredJson<Value>(schema: z.ZodType<Value>, { json, source }: StoredJson): Value {
  const result = schema.safeParse(parseJson(json));
  if (result.success) return result.data;
  throw new Error(`The stored JSON of ${source} cannot be read.`, { cause: result.error });
}
