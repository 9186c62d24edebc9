import type { Administrator } from './identity.ts';

type ProviderUser = { id: string; email: string; name: string };

type Call = { method: 'GET' | 'POST'; shape: (body: unknown) => unknown };

/** The calls that are open, all others of the library stay closed; and what is said of its answers, nothing more. */
const calls = new Map<string, Call>([
  ['/api/auth/sign-in/email', { method: 'POST', shape: signedIn }],
  ['/api/auth/sign-out', { method: 'POST', shape: () => ({ success: true }) }],
  ['/api/auth/get-session', { method: 'GET', shape: (body) => (body === null ? null : signedIn(body)) }],
  ['/api/auth/token', { method: 'GET', shape: asItIs }],
  ['/api/auth/jwks', { method: 'GET', shape: asItIs }],
]);

type Provider = (request: Request) => Promise<Response>;

type Asked = { request: Request; publicUrl: string };

/**
 * Makes one open call, others are a 404. Where a request may come from is our own matter, settled before this, so the
 * provider is told its own address: it would turn away whoever reaches the shop on another one.
 */
export async function callProvider(provider: Provider, { request, publicUrl }: Asked): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = calls.get(pathname);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (call?.method !== method) return new Response(null, { status: 404 });
  const target = new URL(pathname, publicUrl);
  const answer = await provider(
    new Request(target, {
      method,
      headers: trusted(request.headers, target.origin),
      ...(method === 'POST' && { body: await request.text() }),
    }),
  );
  if (answer.status !== 200) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(call.shape(await answer.json()), { headers });
}

function trusted(given: Headers, origin: string): Headers {
  const headers = new Headers({ origin });
  for (const name of ['content-type', 'cookie', 'user-agent']) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function signedIn(body: unknown): { user: Administrator } {
  const { id, email, name } = (body as { user: ProviderUser }).user;
  return { user: { id, email, displayName: name } };
}

function asItIs(body: unknown): unknown {
  return body;
}
