import { pino } from 'pino';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Database } from '#data/engine/database.ts';
import { openApi } from './open-api.ts';

export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>;

type CallOptions = { body?: unknown; headers?: Record<string, string> };

/** An API over a database with an administrator signed in, and all that it wrote into its log. */
export async function openAdminApi(database: Database) {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const { identity, bearer } = await openApi(database);
  const signedIn = await bearer();
  const [, token = ''] = signedIn.authorization.split(' ');
  const ana = await identity.verify(token);
  // Checked once: these tests are about what happens behind the guard.
  const verify: Identity['verify'] = async (given) => (given === token ? ana : identity.verify(given));
  const api = await openApi(database, { log, identity: { handle: identity.handle, verify } });

  /** Makes a call, as in `PUT /api/brands`; a text goes as it is, anything else as JSON. */
  const ask = async (call: string, { body, headers }: CallOptions = {}) => {
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
    ask,
    /** The body of an answer that must be a success. */
    async okBody(call: string, body?: unknown) {
      const answer = await ask(call, { body });
      if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    /** Status and text of an answer that must be a failure, with nothing in it but what failures have. */
    async failure(call: string, body?: unknown) {
      const answer = await ask(call, { body });
      const { error, requestId, fields, current: _, ...rest } = answer.body;
      if (typeof error !== 'string' || typeof requestId !== 'string' || Object.keys(rest).length > 0) {
        throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      return { status: answer.status, error, fields };
    },
  };
}
