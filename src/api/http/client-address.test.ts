import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { ApiEnv } from './env.ts';
import { parseProxies } from './trusted-proxies.ts';

async function seenFrom(peer: string, forwarded: string, proxies: string[]): Promise<string> {
  const app = new Hono<ApiEnv>();
  app.get('/', (c) => c.text(clientAddress(c, parseProxies(proxies))));
  const incoming = { socket: { remoteAddress: peer } };
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, { incoming })).text();
}

describe('clientAddress', () => {
  it.each([
    ['203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1, 203.0.113.5, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.5'],
    ['10.0.0.1', 'unknown, 203.0.113.5', ['10.0.0.1'], '203.0.113.5'],
    ['10.0.0.1', '', ['10.0.0.1'], '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1, unknown', ['10.0.0.1'], '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1, <script>, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.2'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
    ['10.0.0.1', '198.51.100.1:43210', ['10.0.0.1'], '198.51.100.1'],
    ['10.0.0.1', '203.0.113.5:1, 10.0.0.2:65535', ['10.0.0.0/8'], '203.0.113.5'],
    ['10.0.0.1', '198.51.100.1:port', ['10.0.0.1'], '10.0.0.1'],
    ['fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
    ['fd00::1', '[2001:db8::7]:80', ['fd00::/8'], '2001:db8::7'],
    ['fd00::1', '[2001:db8::7]', ['fd00::/8'], '2001:db8::7'],
    ['::ffff:10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  ])(
    'a request from %s that forwards «%s», with proxies %j, comes from %s',
    async (peer, forwarded, proxies, address) => {
      expect(await seenFrom(peer, forwarded, proxies)).toBe(address);
    },
  );
});
