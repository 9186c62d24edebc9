import { expect, it } from 'vitest';
import { startBareServer } from './bare-server.ts';
import { processLoad } from './process-load.ts';
import { parseWrk } from './wrk-load.ts';

const PRINTED = `Running 1s test @ http://127.0.0.1:8080/
  1 threads and 4 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   330.84us  711.45us  10.25ms   92.55%
  Latency Distribution
     50%   89.50us
     75%  202.00us
     90%  649.00us
     99%    3.77ms
  42000 requests in 2.00s, 6.52MB read
  Socket errors: connect 0, read 3, write 0, timeout 1
  Non-2xx or 3xx responses: 2000
Requests/sec:  21000.00
`;

it('reads what wrk prints', () => {
  const { p50, ...figures } = parseWrk(PRINTED);
  expect(p50).toBeCloseTo(0.0895);
  expect(figures).toEqual({ answers: 42_000, perSecond: 20_000, p99: 3.77, failed: 2004 });
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});

it('counts whole answers, however large', async () => {
  const bare = await startBareServer();
  for (const size of [0, 10, 300_000]) {
    await bare.serve({ headers: { 'content-length': String(size) }, body: Buffer.alloc(size, '\r\n') });
    const { answers, failed, p50 } = await processLoad({ url: `${bare.url}/x`, seconds: 0.1, connections: 3 });
    expect({ isSome: answers >= 3, failed, isTimed: p50 > 0 }).toEqual({ isSome: true, failed: 0, isTimed: true });
  }
  bare.stop();
});
