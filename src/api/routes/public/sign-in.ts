import { randomBytes } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { singleLine } from '#contract/requests/fields.ts';
import { wirePublicKeys, wireSession, wireSignedIn, wireSignedOut, wireToken } from '#contract/responses/sign-in.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { clientAddress } from '../../http/client-address.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { accountFingerprint, isSignInAllowed, recordSignIn } from '../../rate-limits/sign-in-rate-limit.ts';
import { toFieldFailure } from '../../responses/field-errors.ts';

const credentials = z.object({ email: singleLine(254), password: z.string().max(200) }).openapi('Credentials');

const signIn = endpoint({
  method: 'post',
  path: api.signIn,
  access: 'public',
  summary: 'Opens a session and sets its cookie',
  request: { body: { content: { 'application/json': { schema: credentials } }, required: true } },
  body: wireSignedIn,
});

const others = [
  {
    method: 'post',
    path: api.signOut,
    summary: 'Ends the session; its ID tokens stop working at once',
    body: wireSignedOut,
  },
  { method: 'get', path: api.session, summary: 'Whose session the cookie is, or null', body: wireSession },
  { method: 'get', path: api.token, summary: 'A short-lived ID token for the session of the cookie', body: wireToken },
  {
    method: 'get',
    path: api.publicKeys,
    summary: 'Public keys that ID tokens are signed with (JWKS)',
    body: wirePublicKeys,
  },
] as const;

const DEVICE_COOKIE = 'device';
const DEVICE_COOKIE_MAX_AGE_S = 90 * 24 * 60 * 60;
const RETRY_AFTER_S = '900';

/** The provider does the work here; its answers pass through our schemas, its failures get our texts. */
export function signInRoutes(app: OpenAPIHono<ApiEnv>, { database, identity, isProxy, log }: ApiDependencies): void {
  app.openAPIRegistry.registerPath(signIn);
  app.post(api.signIn, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const given = credentials.safeParse(body);
    if (!given.success) throw toFieldFailure(given.error, { data: body, isForm: true });
    const email = given.data.email.toLowerCase();
    const who = { account: accountFingerprint(email), requestId: c.get('requestId') };
    const place = { address: clientAddress(c, isProxy), device: getCookie(c, DEVICE_COOKIE) };
    if (!(await isSignInAllowed(database, { email, source: place, now: Date.now() }))) {
      log.warn(who, 'sign-in refused: too many attempts');
      c.header('Retry-After', RETRY_AFTER_S);
      throw new Failure(429, failureTexts.tooManySignIns);
    }
    const { url, headers } = c.req.raw;
    const request = new Request(url, { method: 'POST', headers: withJson(headers), body: JSON.stringify(given.data) });
    const answer = await answered(request, { schema: wireSignedIn, refusal: failureTexts.signInRefused }).catch(
      (error: unknown) => {
        if (error instanceof Failure) log.warn(who, 'sign-in refused');
        throw error;
      },
    );
    const { user } = wireSignedIn.parse(await answer.clone().json());
    const device = place.device ?? randomBytes(16).toString('base64url');
    await recordSignIn(database, { email, source: { ...place, device }, now: Date.now() });
    log.info({ ...who, by: { id: user.id, name: user.displayName } }, 'signed in');
    const secure = c.req.url.startsWith('https:');
    setCookie(c, DEVICE_COOKIE, device, {
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      path: api.signIn,
      maxAge: DEVICE_COOKIE_MAX_AGE_S,
    });
    return c.newResponse(answer.body, answer);
  });

  for (const { body: schema, ...call } of others) {
    app.openAPIRegistry.registerPath(endpoint({ ...call, access: 'public', body: schema }));
    app.on(call.method, call.path, (c) => answered(c.req.raw, { schema, refusal: failureTexts.signInNeeded }));
  }

  async function answered(request: Request, { schema, refusal }: { schema: z.ZodType; refusal: string }) {
    const answer = await identity.handle(request);
    if (answer.status === 401) throw new Failure(401, refusal);
    if (answer.status >= 500) throw new Error(`the identity provider answered ${answer.status}`);
    if (answer.status !== 200) throw new Failure(400, failureTexts.badRequest);
    const headers = new Headers(answer.headers);
    if (schema !== wirePublicKeys) headers.set('cache-control', 'no-store');
    return new Response(JSON.stringify(schema.parse(await answer.json())), { headers });
  }
}

function withJson(given: Headers): Headers {
  const headers = new Headers(given);
  headers.set('content-type', 'application/json');
  return headers;
}
