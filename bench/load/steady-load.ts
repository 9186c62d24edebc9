import { setTimeout as pause } from 'node:timers/promises';
import type { LoadCall } from './varied-load.ts';

const TICK_MS = 20;

export type SteadyFigures = { times: number[]; failed: number };

type SteadyLoad = { url: string; perSecond: number; seconds: number; nextCall: () => LoadCall };

/** Sends requests at a steady rate, without waiting for the responses, and returns their milliseconds. */
export async function steadyLoad({ url, perSecond, seconds, nextCall }: SteadyLoad): Promise<SteadyFigures> {
  const figures: SteadyFigures = { times: [], failed: 0 };
  const waiting = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; sent < perSecond * seconds; await pause(TICK_MS)) {
    const elapsed = Math.min((performance.now() - startedAt) / 1000, seconds);
    for (; sent < elapsed * perSecond; sent += 1) {
      const request = send(url, nextCall(), figures).finally(() => waiting.delete(request));
      waiting.add(request);
    }
  }
  await Promise.all(waiting);
  return figures;
}

async function send(url: string, { path, ...init }: LoadCall, figures: SteadyFigures): Promise<void> {
  const from = performance.now();
  const isOk = await fetch(url + path, init).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
  figures.times.push(performance.now() - from);
  if (!isOk) figures.failed += 1;
}
