import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { s3Fetch } from './s3-fetch.ts';

const keys = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers with these statuses, one after the other, the last one again and again; `undefined` never answers. */
async function answering(...statuses: (number | undefined)[]): Promise<{ address: string; requests: () => number }> {
  let requests = 0;
  server = createServer((_, response) => {
    const status = statuses[Math.min(requests, statuses.length - 1)];
    requests += 1;
    if (status !== undefined) response.writeHead(status).end('body');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}/bucket/name`, requests: () => requests };
}

describe('a signed call', () => {
  it('times out, also when memory is collected while it waits', async () => {
    const { address } = await answering(undefined);
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const collecting = setInterval(collect, 20);
    const call = s3Fetch({ ...keys, retries: 0, timeoutMs: 500 })(address);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    clearInterval(collecting);
  }, 10_000);

  it('is made again after a 5xx, as often as asked for', async () => {
    const passing = await answering(500, 503, 200);
    const options = { ...keys, retries: 2, timeoutMs: 5000 };
    expect([(await s3Fetch(options)(passing.address)).status, passing.requests()]).toEqual([200, 3]);
    server?.close();
    const failing = await answering(503);
    expect([(await s3Fetch(options)(failing.address)).status, failing.requests()]).toEqual([503, 3]);
  });

  it('is not made again after a refusal', async () => {
    const { address, requests } = await answering(403);
    const options = { ...keys, retries: 2, timeoutMs: 5000 };
    expect([(await s3Fetch(options)(address)).status, requests()]).toEqual([403, 1]);
  });
});
