import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { findPasswordProblem } from '#adapters/identity/common-passwords.ts';
import type { OwnSession } from '#adapters/identity/identity.ts';
import { passwordChange } from '#contract/requests/account.ts';
import { passwordProblemText } from '#contract/requests/password-problem-text.ts';
import { wireAccount, wirePasswordChanged, wireSessionsEnded } from '#contract/responses/account.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { audit } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { isPasswordCheckAllowed, RETRY_AFTER_S } from '../../rate-limits/sign-in-rate-limit.ts';

const read = endpoint({
  method: 'get',
  path: adminApi.account,
  access: 'admin',
  summary: 'The administrator who calls, with their open sessions',
  body: wireAccount,
});

const changePassword = endpoint({
  method: 'put',
  path: adminApi.accountPassword,
  access: 'admin',
  summary: 'Changes the password of the administrator who calls and ends their other sessions',
  request: jsonRequest(passwordChange),
  body: wirePasswordChanged,
});

const endOthers = endpoint({
  method: 'delete',
  path: adminApi.accountSessions,
  access: 'admin',
  summary: 'Ends all sessions of the administrator who calls but the one of this call',
  body: wireSessionsEnded,
});

/** Password and sessions; 404 when an outside provider manages them. */
export function accountRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, identity } = dependencies;
  const { account } = identity;

  app.openapi(read, async (c) => {
    const { id, email, displayName, sessionId } = c.get('administrator');
    const sessions = (await account?.listSessions(id))?.map(({ openedAt, lastUsedAt, ...session }) => ({
      ...session,
      openedAt: toWireDate(openedAt),
      lastUsedAt: toWireDate(lastUsedAt),
      current: session.id === sessionId,
    }));
    return c.json(wireAccount.parse({ email, displayName, sessions: sessions ?? null }), 200);
  });

  app.openapi(changePassword, async (c) => {
    const own = ownSession(c);
    if (!account) throw new Failure(404, failureTexts.notFound);
    const { currentPassword: current, newPassword: next } = c.req.valid('json');
    const problem = await findPasswordProblem(next);
    if (problem) throw toPasswordFailure('newPassword', passwordProblemText(problem));
    if (current === next) throw toPasswordFailure('newPassword', 'La contraseña nueva tiene que ser otra.');
    if (!(await isPasswordCheckAllowed(database, { administratorId: own.administratorId, now: Date.now() }))) {
      c.header('Retry-After', RETRY_AFTER_S);
      throw new Failure(429, failureTexts.tooManySignIns);
    }
    if (!(await account.changePassword(own, { current, next })))
      throw toPasswordFailure('currentPassword', 'La contraseña actual no es correcta.');
    await audit(c, dependencies, { did: 'password changed' });
    return c.json(wirePasswordChanged.parse({ success: true }), 200);
  });

  app.openapi(endOthers, async (c) => {
    const own = ownSession(c);
    if (!account) throw new Failure(404, failureTexts.notFound);
    const ended = await account.endOtherSessions(own);
    await audit(c, dependencies, { did: 'sessions ended', to: { sessions: ended } });
    return c.json(wireSessionsEnded.parse({ ended }), 200);
  });
}

/** The session that the call was made in; a provider that stores sessions names it in each verified token. */
function ownSession(c: Context<ApiEnv>): OwnSession {
  const { id, sessionId } = c.get('administrator');
  if (sessionId === undefined) throw new Failure(404, failureTexts.notFound);
  return { administratorId: id, sessionId };
}

function toPasswordFailure(field: string, text: string): Failure {
  return new Failure(400, text, { fields: { [field]: text } });
}
