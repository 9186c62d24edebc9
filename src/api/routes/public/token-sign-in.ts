import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireSignedIn, wireSignInProvider } from '#contract/responses/sign-in.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { recordAudit } from '#data/audit/record-audit.ts';
import { storeFirstOrigin } from '#data/business/stored-origin.ts';
import { refusalRecorder } from '../../audit/record-refusal.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { signInOrigin } from '../../http/sign-in-origin.ts';

const provider = endpoint({
  method: 'get',
  path: adminApi.signInProvider,
  access: 'public',
  summary: 'Where to sign in',
  body: wireSignInProvider,
});

const signInWithToken = endpoint({
  method: 'post',
  path: adminApi.signInWithToken,
  access: 'public',
  summary: "Checks that the owner of an outside provider's ID token, in the Authorization header, administers the shop",
  body: wireSignedIn,
});

/** Signing in at an outside provider: the browser gets a token there and shows it here. */
export function tokenSignInRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, identity, isProxy, log, publicUrl } = dependencies;
  const recordRefusal = refusalRecorder({ database, log });

  app.openapi(provider, (c) => c.json({ firebase: identity.firebase ?? null }, 200, { 'Cache-Control': 'no-store' }));

  app.openapi(signInWithToken, async (c) => {
    const requestId = c.get('requestId');
    const { status, ...response } = await readResponse(await identity.handle(c.req.raw));
    if (status === 404) throw new Failure(404, failureTexts.notFound);
    if (status !== 200) {
      log.warn({ requestId }, 'sign-in refused');
      await recordRefusal({ entry: { did: 'sign-in refused' }, requestId });
      throw status === 403
        ? new Failure(403, failureTexts.emailUnverified)
        : new Failure(401, failureTexts.signInRefused);
    }
    const { user } = wireSignedIn.parse(response.body);
    const administrator = { id: user.id, name: user.displayName };
    await recordAudit(database.query, { author: { administrator, requestId }, entries: [{ did: 'signed in' }] });
    log.info({ requestId, by: administrator }, 'signed in');
    const origin = publicUrl === undefined ? signInOrigin(c, isProxy) : undefined;
    if (origin !== undefined && (await storeFirstOrigin(database, origin)))
      log.info({ origin }, 'public origin stored');
    c.header('Cache-Control', 'no-store');
    return c.json({ user }, 200);
  });
}

async function readResponse(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: response.status === 200 ? await response.json() : undefined };
}
