import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip' | 'identity';
type Kept = { version: number; bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string>; encoded: Encoded };
type Encoded = Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
/** What a request found: an answer to keep, or one (not 200) that is passed on as it is. */
type Found = { kept: Kept } | { passing: Response };

export type Keeper = ReturnType<typeof createKeeper>;

type Parts = {
  /** Rises with every write to the catalogue. */
  version: () => number | Promise<number>;
  maxBytes?: number;
};

type Question = {
  request: Request;
  /** Names the answer: everything that it depends on, and nothing else. */
  key: string;
  /** Answers to free text and deep cursors: kept apart, so that endless ones cannot push the others out. */
  rare: boolean;
  make: () => Promise<Response>;
};

/**
 * Keeps whole answers that are the same for everyone, compressed once, until the catalogue changes.
 * An answer is made once, however many ask for it at the same time; only answers with status 200 are kept.
 */
export function createKeeper({ version, maxBytes = 32 * 1024 * 1024 }: Parts) {
  const often = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const seldom = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Found>>();

  async function find({ key, rare, make }: Omit<Question, 'request'>): Promise<Found> {
    const current = await version();
    const answers = rare ? seldom : often;
    const kept = answers.get(key);
    if (kept?.version === current) return { kept };
    const flight = `${current} ${key}`;
    const making = underWay.get(flight) ?? keep();
    underWay.set(flight, making);
    const made = await making;
    return 'passing' in made ? { passing: made.passing.clone() } : made;

    async function keep(): Promise<Found> {
      try {
        const response = await make();
        if (response.status !== 200) return { passing: response };
        const fresh = await toKept(response, current);
        answers.set(key, fresh);
        return { kept: fresh };
      } finally {
        underWay.delete(flight);
      }
    }
  }

  return {
    async answer({ request, ...question }: Question): Promise<Response> {
      const found = await find(question);
      return 'passing' in found ? found.passing : respond(request, found.kept);
    },
  };
}

async function toKept(response: Response, version: number): Promise<Kept> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const { 'x-request-id': _, ...headersOfAll } = Object.fromEntries(response.headers);
  const headers = { ...headersOfAll, etag, vary: 'Accept-Encoding' };
  return { version, bytes, headers, encoded: {} };
}

/** Room is reckoned for the compressed copies too. */
function sizeOf({ bytes }: Kept): number {
  return Math.ceil(bytes.byteLength * 1.5) + 1024;
}

async function respond(request: Request, kept: Kept): Promise<Response> {
  const { headers } = kept;
  if (headers.etag !== undefined && request.headers.get('if-none-match')?.includes(headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  kept.encoded[encoding] ??= encode(kept.bytes, encoding);
  const body = await kept.encoded[encoding];
  return new Response(body, {
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

function encodingFor(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const BROTLI_QUALITY = 5;

async function encode(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await gzipOf(bytes));
  return new Uint8Array(await brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
}
