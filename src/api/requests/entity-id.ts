import type { Context } from 'hono';
import { idField } from '#contract/requests/fields.ts';
import type { ApiEnv } from '../http/env.ts';
import { Failure } from '../http/failure.ts';

/** The id in the path, the query or the body of a call (A2); throws a Failure if it is missing, invalid or contradictory. */
export function readEntityId(c: Context<ApiEnv>, body: { id?: number | undefined } = {}): number {
  const candidates = [c.req.param('id'), ...(c.req.queries('id') ?? []), body.id].filter((each) => each !== undefined);
  const ids = new Set(candidates.map((each) => idField.safeParse(each).data));
  const [id] = ids;
  if (ids.size === 0) throw new Failure(400, 'Falta el id.', { fields: { id: 'Falta el id.' } });
  if (id === undefined || ids.size > 1)
    throw new Failure(400, 'El id no es válido.', { fields: { id: 'El id no es válido.' } });
  return id;
}
