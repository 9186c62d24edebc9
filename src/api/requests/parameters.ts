import { z } from '@hono/zod-openapi';
import { singleLine } from '#contract/requests/fields.ts';

/** One segment of a list page's path. */
export const pathSegment = singleLine(100).optional();

/** The product's name in a path. */
export const productName = singleLine(400).min(1);

/** The id, if it is in neither path nor body (A2). */
export const idInQuery = { query: z.object({ id: z.string().max(20).optional() }) };
