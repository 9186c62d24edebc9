import { z } from 'zod';
import type { Administrator } from './identity.ts';

const signedIn = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }) });

type ProviderCall = { method: 'GET' | 'POST'; toResponseBody: (body: unknown) => unknown };

/** The calls that are open, and the part of their response that is passed on. All other calls of the library are closed. */
const calls = new Map<string, ProviderCall>([
  ['/api/auth/sign-in/email', { method: 'POST', toResponseBody: toSignedIn }],
  ['/api/auth/sign-out', { method: 'POST', toResponseBody: () => ({ success: true }) }],
  ['/api/auth/get-session', { method: 'GET', toResponseBody: (body) => (body === null ? null : toSignedIn(body)) }],
  ['/api/auth/token', { method: 'GET', toResponseBody: unchanged }],
  ['/api/auth/jwks', { method: 'GET', toResponseBody: unchanged }],
]);

type Provider = (request: Request) => Promise<Response>;

type ProviderCallOptions = { request: Request; publicUrl: string };

/**
 * Makes one of the open calls; others are a 404. The origin of requests is checked before this, so the provider gets the
 * public URL as their origin: it would reject requests to the shop at another address.
 */
export async function callProvider(provider: Provider, { request, publicUrl }: ProviderCallOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = calls.get(pathname);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (call?.method !== method) return new Response(null, { status: 404 });
  const target = new URL(pathname, publicUrl);
  const response = await provider(
    new Request(target, {
      method,
      headers: forwardedHeaders(request.headers, target.origin),
      ...(method === 'POST' && { body: await request.text() }),
    }),
  );
  if (response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(call.toResponseBody(await response.json()), { headers });
}

function forwardedHeaders(source: Headers, origin: string): Headers {
  const headers = new Headers({ origin });
  for (const name of ['content-type', 'cookie', 'user-agent', 'x-forwarded-for']) {
    const value = source.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function toSignedIn(body: unknown): { user: Administrator } {
  const { id, email, name } = signedIn.parse(body).user;
  return { user: { id, email, displayName: name } };
}

function unchanged(body: unknown): unknown {
  return body;
}
