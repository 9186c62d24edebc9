import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { useAgent as createFilteringAgent } from 'request-filtering-agent';

export type DownloadResult =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; reason: 'address' | 'unreachable' | 'size' };

type DownloadOptions = {
  maxBytes: number;
  timeMs?: number;
  /** Machines of the own network are never asked; tests have no others. */
  allowPrivate?: boolean;
};

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 20_000;
/** Some sites answer nothing without one. */
const HEADERS = { accept: 'image/*', 'user-agent': 'Mozilla/5.0 (compatible; Mostrador)' };

/** The bytes at an address of the public web; never of this machine or its network, wherever a name or a redirect points. */
export async function downloadPicture(address: string, options: DownloadOptions): Promise<DownloadResult> {
  const signal = AbortSignal.timeout(options.timeMs ?? TIMEOUT_MS);
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = URL.parse(next);
    if (!url || !isWebAddress(url, options)) return { ok: false, reason: 'address' };
    try {
      const response = await request(url, { ...options, signal });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        next = URL.parse(headers.location, url)?.href ?? '';
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return { ok: false, reason: 'unreachable' };
      }
      return await readBody(response, options.maxBytes);
    } catch {
      return { ok: false, reason: 'unreachable' };
    }
  }
  return { ok: false, reason: 'unreachable' };
}

/** Other ports belong to other services. */
function isWebAddress({ protocol, port, username, password }: URL, { allowPrivate }: DownloadOptions): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return username === '' && password === '' && (port === '' || allowPrivate === true);
}

function request(
  url: URL,
  { signal, allowPrivate = false }: DownloadOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  // Checks the address that a name stands for at the moment of the connection.
  const agent = createFilteringAgent(url.href, { allowPrivateIPAddress: allowPrivate, keepAlive: false });
  const get = url.protocol === 'https:' ? httpsGet : httpGet;
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, headers: HEADERS }, resolve).on('error', reject);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<DownloadResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.byteLength;
    if (length > maxBytes) {
      response.destroy();
      return { ok: false, reason: 'size' };
    }
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
