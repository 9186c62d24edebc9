import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type CompressedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A response with its body still compressed; `fetch` would decompress it. */
export async function fetchCompressed(url: string): Promise<CompressedResponse> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' }, agent: false }), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
