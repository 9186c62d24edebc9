import type { MiddlewareHandler } from 'hono';
import { answerName } from './keepable.ts';
import { type Encoding, encode, type Keeper, type Kept } from './kept-answers.ts';
import { type Standing, standingAt } from './standing.ts';

/** Answers from what is kept, or keeps what comes after it. Stands first, so that a kept answer is sent as it lies. */
export function keepAnswers(keeper: Keeper, standing: Standing = standingAt()): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    // Who shows a token may be answered otherwise than everyone.
    if (c.req.header('authorization') !== undefined) return next();
    const query = c.req.url.indexOf('?');
    const asked = answerName(c.req.path, query === -1 ? '' : c.req.url.slice(query));
    if (!asked) return next();
    const name = standing.named(asked, c.req.url);
    const found = await keeper.find(name, async () => {
      await next();
      return c.res;
    });
    const answer = 'passing' in found ? found.passing : await toResponse(found.kept, c.req.raw.headers);
    // Emptied first: otherwise the headers of the uncompressed answer would be merged into this one.
    if (c.finalized) c.res = undefined;
    c.res = answer;
  };
}

async function toResponse(kept: Kept, asked: Headers): Promise<Response> {
  if (asked.get('if-none-match')?.includes(kept.etag))
    return new Response(null, { status: 304, headers: kept.headers });
  const encoding = encodingFor(asked.get('accept-encoding'));
  const { bytes, headers } = kept.encoded[encoding] ?? (await encode(kept, encoding));
  return new Response(bytes, { headers });
}

function encodingFor(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
