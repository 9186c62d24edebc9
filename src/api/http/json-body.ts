import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/**
 * Turns an empty JSON body into `{}`, because the id in the path may be the whole request, and refuses bodies with
 * `__proto__` keys.
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
      if (key === '__proto__') throw new TypeError('__proto__ is not allowed as a key');
      return value;
    });
  } catch (cause) {
    throw new Failure(400, failureTexts.badJson, { cause });
  }
}
