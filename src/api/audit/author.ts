import type { Context } from 'hono';
import type { Author, How } from '#data/products/price-history.ts';
import type { ApiEnv } from '../http/env.ts';

/** The administrator of a call, as the history of prices names them. */
export function authorOf(c: Context<ApiEnv>, how: How): Author {
  return { name: c.get('administrator').displayName, how };
}
