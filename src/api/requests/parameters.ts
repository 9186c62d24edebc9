import { z } from '@hono/zod-openapi';
import { singleLine } from '#contract/requests/fields.ts';
import { safeDecode } from '#domain/catalogue/slug.ts';

/** One segment of a list page's path. */
export const pathSegment = singleLine(100).optional();

/** The product's name in a path. */
export const productName = singleLine(400).min(1);

/** The id, if it is in neither path nor body (A2). */
export const idInQuery = { query: z.object({ id: z.string().max(20).optional() }) };

/** Of an address; decoded here, because the router leaves a segment with a malformed percent sign encoded. */
export function lastSegment(address: string): string {
  const [path = ''] = address.split('?', 1);
  return safeDecode(path.slice(path.lastIndexOf('/') + 1));
}
