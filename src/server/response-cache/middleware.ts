import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Standing, standingAt } from '../http/public-origin.ts';
import { type AnswerName, answerName } from './cache-key.ts';
import { encodingFor } from './encoding.ts';
import type { Keeper, Kept, Part } from './response-cache.ts';

const NONE = 'none';
/** Longer addresses are seldom asked for twice. */
const LONG = 500;

/** What handlers may say to who keeps their answers: what they made them of. */
export type KeepingEnv = { Variables: { parts?: readonly Part[] | undefined } };

/** Answers from what is kept, or keeps what comes after it. Stands first, so that a kept answer is sent as it lies. */
export function keepAnswers(keeper: Keeper, standing: Standing = standingAt()): MiddlewareHandler<KeepingEnv> {
  const names = new LRUCache<string, AnswerName | typeof NONE>({ max: 5000 });

  /** Reading an address takes longer than all the rest of sending what is kept. */
  const nameOf = (url: string, path: string): AnswerName | typeof NONE => {
    const known = names.get(url);
    if (known) return known;
    const query = url.indexOf('?');
    const asked = answerName(path, query === -1 ? '' : url.slice(query));
    const name = asked ? standing.named(asked, url) : NONE;
    if (url.length < LONG) names.set(url, name);
    return name;
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    // Who shows a token may be answered otherwise than everyone.
    if (c.req.header('authorization') !== undefined) return next();
    const name = nameOf(c.req.url, c.req.path);
    if (name === NONE) return next();
    const asked = c.req.raw.headers;
    const encoding = encodingFor(asked.get('accept-encoding'));
    const make = async () => {
      await next();
      return { response: c.res, parts: c.get('parts') };
    };
    const found = await keeper.find({ name, encoding, make });
    const answer = 'passing' in found ? found.passing : toResponse(found.kept, asked);
    // Emptied first: otherwise the headers of the uncompressed answer would be merged into this one.
    if (c.finalized) c.res = undefined;
    c.res = answer;
  };
}

function toResponse({ etag, headers, bytes }: Kept, asked: Headers): Response {
  if (!asked.get('if-none-match')?.includes(etag)) return new Response(bytes, { headers });
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers;
  return new Response(null, { status: 304, headers: unchanged });
}
