import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { api } from '#contract/urls.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';
import { Failure, failureTexts } from '../failure.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) }).openapi('Credentials');

/** The provider speaks for itself here: its answers pass as they are, its failures get our texts. */
const calls = [
  {
    method: 'post',
    path: api.signIn,
    summary: 'Opens a session and sets its cookie',
    request: { body: { content: { 'application/json': { schema: credentials } } } },
  },
  { method: 'post', path: api.signOut, summary: 'Ends the session; its ID tokens stop working at once' },
  { method: 'get', path: api.session, summary: 'The session of the cookie, or null' },
  { method: 'get', path: api.token, summary: 'A short-lived ID token for the session of the cookie' },
  { method: 'get', path: api.publicKeys, summary: 'Public keys that ID tokens are signed with (JWKS)' },
] as const;

export function authRoutes(app: OpenAPIHono<ApiEnv>, { identity }: ApiParts): void {
  for (const call of calls) {
    app.openAPIRegistry.registerPath(endpoint({ ...call, access: 'public', body: z.any() }));
    app.on(call.method, call.path, async (c) => {
      const answer = await identity.handle(c.req.raw);
      if (answer.status === 200) return answer;
      if (answer.status === 401) throw new Failure(401, failureTexts.signInRefused);
      throw new Failure(answer.status === 429 ? 429 : 400, failureTexts.badRequest);
    });
  }
}
