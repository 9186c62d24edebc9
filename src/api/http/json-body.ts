import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/**
 * Looks at a JSON body before it is read: a missing one counts as an empty object, because an id may be all there is to
 * say and stand in the address; one that would tamper with prototypes is refused.
 */
export const checkJsonBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    const text = await c.req.text();
    if (text.trim() === '') {
      c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers: c.req.raw.headers, body: '{}' });
      c.req.bodyCache = {};
    } else rejectPrototypeKeys(text);
  }
  await next();
};

function rejectPrototypeKeys(text: string): void {
  try {
    JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new TypeError('a key that no object of ours has');
      return value;
    });
  } catch (cause) {
    throw new Failure(400, failureTexts.badJson, { cause });
  }
}
