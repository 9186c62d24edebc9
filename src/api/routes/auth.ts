import { randomBytes } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { api } from '#contract/urls.ts';
import { clientAddress } from '../client-address.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';
import { Failure, failureTexts } from '../failure.ts';
import { maySignIn, signedIn } from '../sign-in-gate.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) }).openapi('Credentials');

const signIn = endpoint({
  method: 'post',
  path: api.signIn,
  access: 'public',
  summary: 'Opens a session and sets its cookie',
  request: { body: { content: { 'application/json': { schema: credentials } }, required: true } },
  body: z.any(),
});

const others = [
  { method: 'post', path: api.signOut, summary: 'Ends the session; its ID tokens stop working at once' },
  { method: 'get', path: api.session, summary: 'The session of the cookie, or null' },
  { method: 'get', path: api.token, summary: 'A short-lived ID token for the session of the cookie' },
  { method: 'get', path: api.publicKeys, summary: 'Public keys that ID tokens are signed with (JWKS)' },
] as const;

const DEVICE = 'device';
const A_QUARTER = 90 * 24 * 60 * 60;
const RETRY_AFTER_S = '900';

/** The provider speaks for itself here: its answers pass as they are, its failures get our texts. */
export function authRoutes(app: OpenAPIHono<ApiEnv>, { database, identity, isProxy, log }: ApiParts): void {
  app.openAPIRegistry.registerPath(signIn);
  app.post(api.signIn, async (c) => {
    const given = credentials.safeParse(
      await c.req.raw
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!given.success) throw new Failure(400, failureTexts.badRequest);
    const email = given.data.email.trim().toLowerCase();
    const place = { address: clientAddress(c, isProxy), device: getCookie(c, DEVICE) };
    if (!(await maySignIn(database, { email, place, now: Date.now() }))) {
      log.warn('sign-in refused: too many attempts');
      c.header('Retry-After', RETRY_AFTER_S);
      throw new Failure(429, failureTexts.tooManySignIns);
    }
    const answer = await pass(c);
    const device = place.device ?? randomBytes(16).toString('base64url');
    await signedIn(database, { email, place: { ...place, device }, now: Date.now() });
    log.info('signed in');
    const secure = c.req.url.startsWith('https:');
    setCookie(c, DEVICE, device, { httpOnly: true, sameSite: 'Lax', secure, path: api.signIn, maxAge: A_QUARTER });
    return c.newResponse(answer.body, answer);
  });

  for (const call of others) {
    app.openAPIRegistry.registerPath(endpoint({ ...call, access: 'public', body: z.any() }));
    app.on(call.method, call.path, pass);
  }

  async function pass(c: Context<ApiEnv>): Promise<Response> {
    const answer = await identity.handle(c.req.raw);
    if (answer.status === 200) return answer;
    if (answer.status === 401) throw new Failure(401, failureTexts.signInRefused);
    throw new Failure(400, failureTexts.badRequest);
  }
}
