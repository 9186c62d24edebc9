import { Agent, type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { SHOP_HOST } from './start-proxy.ts';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

type SendOptions = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/** Requests to the shop through a proxy on this machine, under the shop's own host. Status 0: no answer. */
export function shopRequests(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, rejectUnauthorized: false, servername: SHOP_HOST });
  const send = (path: string, { method = 'GET', headers = {}, body }: SendOptions = {}): Promise<Answer> => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options: RequestOptions = { host: '127.0.0.1', port, path, method, agent };
    return new Promise((resolve) => {
      const sent = request({ ...options, headers: { host: SHOP_HOST, ...length, ...headers } }, (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(bytes) }),
          () => resolve({ status: 0, headers: {}, body: '' }),
        );
      });
      // Like a browser: the proxy may have closed an idle connection at that moment.
      const retry = () => method === 'GET' && sent.reusedSocket;
      sent.on('error', () => resolve(retry() ? send(path, { method, headers }) : { status: 0, headers: {}, body: '' }));
      sent.end(body);
    });
  };
  return { send, close: () => agent.destroy() };
}

export type ShopRequests = ReturnType<typeof shopRequests>;
