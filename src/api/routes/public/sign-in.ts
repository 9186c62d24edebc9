import { randomBytes } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { singleLine } from '#contract/requests/fields.ts';
import { wirePublicKeys, wireSession, wireSignedIn, wireSignedOut, wireToken } from '#contract/responses/sign-in.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { recordAudit } from '#data/audit/record-audit.ts';
import { storeFirstOrigin } from '#data/business/stored-origin.ts';
import { refusalRecorder } from '../../audit/record-refusal.ts';
import { clientAddress } from '../../http/client-address.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { signInOrigin } from '../../http/sign-in-origin.ts';
import {
  accountFingerprint,
  isKnownSource,
  isSignInAllowed,
  RETRY_AFTER_S,
  recordSource,
} from '../../rate-limits/sign-in-rate-limit.ts';
import { createWriteQueue, runInTurn } from '../../rate-limits/write-queue.ts';
import { toFieldFailure } from '../../responses/field-errors.ts';

const credentials = z.object({ email: singleLine(254), password: z.string().max(200) }).openapi('Credentials');

const signIn = endpoint({
  method: 'post',
  path: adminApi.signIn,
  access: 'public',
  summary: 'Opens a session and sets its cookie',
  request: { body: { content: { 'application/json': { schema: credentials } }, required: true } },
  body: wireSignedIn,
});

const providerCalls = [
  {
    method: 'post',
    path: adminApi.signOut,
    summary: 'Ends the session; its ID tokens stop working at once',
    body: wireSignedOut,
  },
  { method: 'get', path: adminApi.session, summary: 'Whose session the cookie is, or null', body: wireSession },
  {
    method: 'get',
    path: adminApi.token,
    summary: 'A short-lived ID token for the session of the cookie',
    body: wireToken,
  },
  {
    method: 'get',
    path: adminApi.publicKeys,
    summary: 'Public keys that ID tokens are signed with (JWKS)',
    body: wirePublicKeys,
  },
] as const;

const DEVICE_COOKIE = 'device';
const DEVICE_COOKIE_MAX_AGE_S = 90 * 24 * 60 * 60;

/** Passes calls on to the identity provider; its responses are parsed by our schemas, its failures get our texts. */
export function signInRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, identity, isProxy, log, publicUrl } = dependencies;
  const recordRefusal = refusalRecorder(dependencies);
  // Guesses from elsewhere do not delay the owner.
  const [knownQueue, unknownQueue] = [createWriteQueue(), createWriteQueue()];
  app.openAPIRegistry.registerPath(signIn);
  app.post(adminApi.signIn, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const parsed = credentials.safeParse(body);
    if (!parsed.success) throw toFieldFailure(parsed.error, { data: body, isForm: true });
    const email = parsed.data.email.toLowerCase();
    const requestId = c.get('requestId');
    const account = accountFingerprint(email);
    const logFields = { account, requestId };
    const source = { address: clientAddress(c, isProxy), device: getCookie(c, DEVICE_COOKIE) };
    const attempt = { email, source, now: Date.now() };
    const { url, headers } = c.req.raw;
    const forwarded = signInHeaders(headers, source.address);
    const request = new Request(url, { method: 'POST', headers: forwarded, body: JSON.stringify(parsed.data) });
    const check = async () => {
      if (!(await isSignInAllowed(database, attempt))) {
        log.warn(logFields, 'sign-in refused: too many attempts');
        await recordRefusal({ entry: { did: 'too many sign-ins', to: { account } }, requestId });
        c.header('Retry-After', RETRY_AFTER_S);
        throw new Failure(429, failureTexts.tooManySignIns);
      }
      return callProvider(request, { schema: wireSignedIn, refusal: failureTexts.signInRefused }).catch(
        async (error: unknown) => {
          if (error instanceof Failure) {
            log.warn(logFields, 'sign-in refused');
            await recordRefusal({ entry: { did: 'sign-in refused', to: { account } }, requestId });
          }
          throw error;
        },
      );
    };
    const queue = (await isKnownSource(database, attempt)) ? knownQueue : unknownQueue;
    const response = await runInTurn(c, { queue, task: check });
    const { user } = wireSignedIn.parse(await response.clone().json());
    // Never the one that was sent: somebody else may have planted it.
    const device = randomBytes(16).toString('base64url');
    await recordSource(database, { email, source: { ...source, device }, now: Date.now() });
    const administrator = { id: user.id, name: user.displayName };
    await recordAudit(database.query, { author: { administrator, requestId }, entries: [{ did: 'signed in' }] });
    log.info({ ...logFields, by: administrator }, 'signed in');
    const origin = publicUrl === undefined ? signInOrigin(c, isProxy) : undefined;
    if (origin !== undefined && (await storeFirstOrigin(database, origin)))
      log.info({ origin }, 'public origin stored');
    setCookie(c, DEVICE_COOKIE, device, {
      httpOnly: true,
      sameSite: 'Lax',
      path: adminApi.signIn,
      maxAge: DEVICE_COOKIE_MAX_AGE_S,
    });
    return c.newResponse(response.body, response);
  });

  for (const { body: schema, ...call } of providerCalls) {
    app.openAPIRegistry.registerPath(endpoint({ ...call, access: 'public', body: schema }));
    app.on(call.method, call.path, async (c) => {
      const user = call.path === adminApi.signOut ? await readUser(c.req.raw) : undefined;
      const response = await callProvider(c.req.raw, { schema, refusal: failureTexts.signInNeeded });
      if (user) {
        const author = { administrator: { id: user.id, name: user.displayName }, requestId: c.get('requestId') };
        await recordAudit(database.query, { author, entries: [{ did: 'signed out' }] });
      }
      return response;
    });
  }

  /** The user of the session that a request carries. */
  async function readUser({ url, headers }: Request) {
    const request = new Request(new URL(adminApi.session, url), { headers: sessionHeaders(headers) });
    const response = await identity.handle(request);
    return response.status === 200 ? wireSession.parse(await response.json())?.user : undefined;
  }

  async function callProvider(request: Request, { schema, refusal }: { schema: z.ZodType; refusal: string }) {
    const response = await identity.handle(request);
    if (response.status === 401) throw new Failure(401, refusal);
    if (response.status === 404) throw new Failure(404, failureTexts.notFound);
    if (response.status >= 500) throw new Error(`the identity provider answered ${response.status}`);
    if (response.status !== 200) throw new Failure(400, failureTexts.badRequest);
    const headers = new Headers(response.headers);
    if (schema !== wirePublicKeys) headers.set('cache-control', 'no-store');
    return new Response(JSON.stringify(schema.parse(await response.json())), { headers });
  }
}

/** What names a session: a cookie, or a token of an outside provider. */
function sessionHeaders(source: Headers): Record<string, string> {
  const { cookie = '', authorization = '' } = Object.fromEntries(source);
  return { cookie, authorization };
}

/** The client's address as we know it takes the place of what was sent. */
function signInHeaders(source: Headers, address: string): Headers {
  const headers = new Headers(source);
  headers.set('content-type', 'application/json');
  headers.set('x-forwarded-for', address);
  return headers;
}
