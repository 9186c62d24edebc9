import assert from 'node:assert/strict';
import type { Database } from '#data/engine/database.ts';
import { forgedTokens, malformedTokens } from '../test/api/forged-tokens.ts';
import { openApi } from '../test/api/open-api.ts';

/** Sends forged and malformed tokens to an endpoint of the administrator: all must be refused, and the valid one accepted. */
export async function sendForgedTokens(database: Database): Promise<number> {
  const api = await openApi(database);
  const { authorization } = await api.bearer();
  const { keys } = await api.read('/api/auth/jwks');
  const forged = [...forgedTokens(authorization.replace('Bearer ', ''), keys[0]), ...malformedTokens];
  for (const token of new Set(forged)) {
    const { status } = await api.get('/api/sales', { authorization: `Bearer ${token}` });
    assert.equal(status, 401, `accepted ${token}`);
  }
  assert.equal((await api.get('/api/sales', { authorization })).status, 200);
  return new Set(forged).size;
}
