import { pino } from 'pino';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Database } from '#data/engine/database.ts';
import { openApi } from './open-api.ts';

export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>;

type CallOptions = { body?: unknown; headers?: Record<string, string> };

/** An API over a database with a signed-in administrator, and the records that it logged. */
export async function openAdminApi(database: Database) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const { identity, bearer } = await openApi(database);
  const signedIn = await bearer();
  const [, token = ''] = signedIn.authorization.split(' ');
  const ana = await identity.verify(token);
  // Only the first token is verified for real: these tests are about the handlers.
  const verify: Identity['verify'] = async (candidate) => (candidate === token ? ana : identity.verify(candidate));
  const api = await openApi(database, { log, identity: { ...identity, verify } });

  /** Sends a call such as `PUT /api/brands`; a string is sent unchanged, anything else as JSON. */
  const send = async (call: string, { body, headers }: CallOptions = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await api.request(path, { method, headers: { ...signedIn, ...type, ...headers }, ...content });
    return { status: response.status, body: await response.json() };
  };

  return {
    ...api,
    logged,
    signedIn,
    send,
    /** The body of a response that must be a success. */
    async okBody(call: string, body?: unknown) {
      const response = await send(call, { body });
      if (response.status !== 200)
        throw new Error(`${call} answered ${response.status}: ${JSON.stringify(response.body)}`);
      return response.body;
    },
    /** Status and text of a response that must be a failure and have no other fields than failures have. */
    async failure(call: string, body?: unknown) {
      const response = await send(call, { body });
      const { error, requestId, fields, current: _, success = false, ...rest } = response.body;
      if (
        typeof error !== 'string' ||
        typeof requestId !== 'string' ||
        success !== false ||
        Object.keys(rest).length > 0
      ) {
        throw new Error(`${call} answered ${response.status}: ${JSON.stringify(response.body)}`);
      }
      return { status: response.status, error, fields };
    },
  };
}
