import type { Administrator, FirebaseSettings, Identity } from '../identity.ts';
import { type IdToken, tokenReader } from './id-token.ts';
import { publicKeys } from './public-keys.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** A sign-in ends after this time, as embedded sessions do, so that ended ones need not be stored for ever. */
const MAX_SESSION_AGE_S = 30 * 24 * 60 * 60;

/** One sign-in of an account: all tokens that are renewed from it name the same time. In seconds. */
export type SignInSession = { accountId: string; signedInAt: number };

/** Sessions that were ended by signing out, shared by all nodes. */
export interface EndedSessions {
  has(session: SignInSession): Promise<boolean>;
  /** Stores the session, and deletes those from before `olderThan`, in seconds. */
  add(session: SignInSession, olderThan: number): Promise<void>;
}

export type FirebaseOptions = {
  settings: FirebaseSettings;
  /** E-mail addresses of the administrators, in lower case. */
  administrators: readonly string[];
  endedSessions: EndedSessions;
  /** Where Google publishes the keys, unless a test does. */
  keysUrl?: string;
};

type Outcome = { administrator: Administrator; session: SignInSession } | 'unverified' | undefined;

/**
 * Administrators who sign in at Firebase Authentication with their browser. Their tokens come with every call, so there
 * are no cookies; who administers is decided by `administrators`.
 */
export function firebaseIdentity({
  settings,
  administrators,
  endedSessions,
  keysUrl = GOOGLE_KEYS,
}: FirebaseOptions): Identity {
  const { projectId, emulator } = settings;
  const readToken = tokenReader({ projectId, keys: publicKeys(keysUrl), isEmulator: emulator !== undefined });
  const allowed = new Set(administrators);

  async function examine(token: string): Promise<Outcome> {
    const read = await readToken(token);
    if (!read || !allowed.has(read.email.toLowerCase())) return undefined;
    if (!read.email_verified) return 'unverified';
    const session = { accountId: read.sub, signedInAt: read.auth_time };
    if (read.auth_time < oldestSignIn() || (await endedSessions.has(session))) return undefined;
    return { administrator: toAdministrator(read), session };
  }

  const calls: Record<string, (outcome: Outcome) => Promise<Response>> = {
    'POST /api/auth/sign-in/token': async (outcome) => {
      if (outcome === 'unverified') return new Response(null, { status: 403 });
      return outcome ? Response.json({ user: outcome.administrator }) : new Response(null, { status: 401 });
    },
    'GET /api/auth/get-session': async (outcome) =>
      Response.json(typeof outcome === 'object' ? { user: outcome.administrator } : null),
    'POST /api/auth/sign-out': async (outcome) => {
      if (typeof outcome === 'object') await endedSessions.add(outcome.session, oldestSignIn());
      return Response.json({ success: true });
    },
  };

  return {
    firebase: settings,
    async handle(request) {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const call = calls[`${method} ${new URL(request.url).pathname}`];
      if (!call) return new Response(null, { status: 404 });
      const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      return call(token === '' ? undefined : await examine(token));
    },
    async verify(token) {
      const outcome = await examine(token);
      return typeof outcome === 'object' ? outcome.administrator : undefined;
    },
  };
}

/** In seconds. */
function oldestSignIn(): number {
  return Math.floor(Date.now() / 1000) - MAX_SESSION_AGE_S;
}

function toAdministrator({ sub, email, name }: IdToken): Administrator {
  return { id: sub, email, displayName: name || email };
}
