import { z } from '@hono/zod-openapi';
import type { Fetch } from '../http/call.ts';
import { responseSchemas } from './response-schemas.ts';

/** The same `fetch`, which throws when the body of a success does not match its schema. For tests and development. */
export function validatingFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 200) await checkResponse(`${init?.method ?? 'GET'} ${input}`, response.clone());
    return response;
  };
}

async function checkResponse(call: string, response: Response): Promise<void> {
  const schema = findSchema(call);
  if (!schema) throw new TypeError(`${call} has no schema for its response.`);
  const { error } = schema.safeParse(await response.json());
  if (error) throw new TypeError(`${call} was answered with another body than its schema:\n${z.prettifyError(error)}`);
}

/** The first schema whose path matches. */
function findSchema(call: string): z.ZodType | undefined {
  const [method = '', target = ''] = call.split(' ');
  const [path = ''] = target.replace(/^https?:\/\/[^/]+/, '').split('?');
  return schemas.find((each) => each.method === method && each.path.test(path))?.schema;
}

const schemas = Object.entries(responseSchemas).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, schema]) => {
    return { method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), schema };
  }),
);
