import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

type SigningKey = { kid: string; privateKey: KeyObject; publicJwk: Record<string, unknown> };

/** An RSA key as Google has them. */
export function newSigningKey(kid: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, publicJwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } };
}

/** Publishes keys as Google does; `state` can be changed, `requests` counts. */
export async function startKeyServer(keys: SigningKey[]) {
  const state = { keys, status: 200, maxAge: 3600, requests: 0 };
  const server = createServer((_, response) => {
    state.requests += 1;
    response.writeHead(state.status, {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${state.maxAge}, must-revalidate, no-transform`,
    });
    response.end(JSON.stringify({ keys: state.keys.map(({ publicJwk }) => publicJwk) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/jwk`, state, stop };
}
