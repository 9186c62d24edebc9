import { z } from '@hono/zod-openapi';

/** The id of anything: a whole number from 1. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Free text of a search. Longer ones find nothing that shorter ones would not, so they are refused. */
export const searchText = z.string().trim().max(200).optional();

/** One part of an address. */
export const segment = z.string().trim().max(100).optional();
