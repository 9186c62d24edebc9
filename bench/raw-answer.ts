import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** An answer with its body still compressed, which `fetch` would open. */
export async function rawAnswer(url: string): Promise<RawAnswer> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' }, agent: false }), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
