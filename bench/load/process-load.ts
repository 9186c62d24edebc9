import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { z } from 'zod';
import type { GeneratorFigures, PathLoad } from './generator.ts';

const figures = z.object({
  answers: z.number(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
  processor: z.number(),
});
const HEAD_END = '\r\n\r\n';

/** In a process of its own, over plain sockets: bodies are counted, not read. */
export async function processLoad(options: PathLoad): Promise<GeneratorFigures> {
  const child = fork(import.meta.filename, [JSON.stringify(options)]);
  const [message] = await once(child, 'message');
  return figures.parse(message);
}

async function generate({ url, seconds, connections }: PathLoad): Promise<void> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`;
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const visit = async () => {
    const socket = connect(Number(port), hostname);
    let sentAt = performance.now();
    socket.write(request);
    let head = '';
    let left = 0;
    for await (const chunk of socket) {
      let body = chunk.length;
      if (left === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end === -1) continue;
        body = head.length - end - HEAD_END.length;
        left = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
        head = '';
      }
      left -= body;
      if (left > 0) continue;
      const now = performance.now();
      times.push(now - sentAt);
      if (now > until) break;
      sentAt = now;
      socket.write(request);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const elapsed = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const { user, system } = process.cpuUsage();
  process.send?.({
    answers: times.length,
    perSecond: (times.length - failed) / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed,
    processor: (user + system) / 1000,
  });
}

if (import.meta.main) await generate(JSON.parse(process.argv[2] ?? ''));
