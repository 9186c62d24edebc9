import { z } from '@hono/zod-openapi';
import { singleLine } from '#contract/requests/fields.ts';

/** Free text of a search. Longer ones find nothing that shorter ones would not, so they are refused. */
export const searchText = singleLine(200).optional();

/** One part of an address. */
export const pathSegment = singleLine(100).optional();

/** The name of a product in an address. */
export const productName = singleLine(400).min(1);

/** The id when it does not stand in the address or the body (A2). */
export const idInQuery = { query: z.object({ id: z.string().max(20).optional() }) };
