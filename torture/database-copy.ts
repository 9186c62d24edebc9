import assert from 'node:assert/strict';
import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import { decodeToken } from '../test/api/forged-tokens.ts';
import { openApi, TEST_SECRET } from '../test/api/open-api.ts';

/**
 * Tries to get in with everything that a copy of the database holds: the secret, the decrypted signing key, and each
 * column of each session as a cookie and as the session of an ID token. Returns the number of attempts.
 */
export async function useDatabaseCopy(database: Database): Promise<number> {
  const api = await openApi(database);
  const { cookie } = await api.signIn();
  const { token } = await (await api.get('/api/auth/token', { cookie })).json();
  const forge = await forger(database, token);
  const cookieStatus = async (value: string) => (await api.get('/api/auth/token', forge.cookie(value))).status;
  const tokenStatus = async (sid: unknown) => (await api.get('/api/sales', forge.idToken(sid))).status;

  // With what only the owner has, the forgeries work.
  const [ownToken = ''] = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.');
  assert.equal(await cookieStatus(ownToken), 200);
  assert.equal(await tokenStatus(decodeToken(token).payload.sid), 200);

  const sessions = await sql<Record<string, unknown>>`select * from "session"`.execute(database.query);
  const values = new Set(sessions.rows.flatMap((row) => Object.values(row)).map(String));
  assert(!values.has(ownToken) && values.size > 3);
  for (const value of [...values, ownToken]) {
    if (value !== ownToken) assert.equal(await cookieStatus(value), 401, `a cookie with ${value} got in`);
    assert.equal(await tokenStatus(value), 401, `an ID token with ${value} got in`);
  }
  return 2 * values.size + 1;
}

/** Signs cookies and ID tokens as the server does. */
async function forger({ query }: Database, model: string) {
  const { rows } = await sql<{ privateKey: string }>`select "privateKey" from "jwks"`.execute(query);
  const encrypted: string = JSON.parse(rows[0]?.privateKey ?? '""');
  const jwk = JSON.parse(await symmetricDecrypt({ key: TEST_SECRET, data: encrypted }));
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { head, payload } = decodeToken(model);
  const base64url = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return {
    cookie: (value: string) => {
      const signature = createHmac('sha256', TEST_SECRET).update(value).digest('base64');
      return { cookie: `better-auth.session_token=${encodeURIComponent(`${value}.${signature}`)}` };
    },
    idToken: (sid: unknown) => {
      const signed = `${base64url(head)}.${base64url({ ...payload, sid })}`;
      return { authorization: `Bearer ${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}` };
    },
  };
}
