import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMs } from '../../test/report/process-usage.ts';
import type { GeneratorFigures, PathLoad } from './generator.ts';

const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };
const CPU_CHECK_MS = 50;

export async function wrkLoad({ url, seconds, connections }: PathLoad): Promise<GeneratorFigures> {
  const options = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--latency', '-H', 'accept-encoding: br'];
  const wrk = spawn('wrk', [...options, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  wrk.stdout.on('data', (chunk) => {
    text += chunk;
  });
  let processor = 0;
  const watching = setInterval(async () => {
    const now = await cpuMs(wrk.pid ?? 0);
    if (now > processor) processor = now;
  }, CPU_CHECK_MS);
  await once(wrk, 'close');
  clearInterval(watching);
  return { ...parseWrk(text), processor };
}

/** What wrk prints; throws for another text. */
export function parseWrk(text: string): Omit<GeneratorFigures, 'processor'> {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [, answers, amount = '', unit = ''] = /(\d+) requests in ([\d.]+)(us|ms|s|m),/.exec(text) ?? [];
  if (answers === undefined) throw new Error(`wrk printed:\n${text}`);
  const seconds = (Number(amount) * (UNIT_MS[unit] ?? Number.NaN)) / 1000;
  const percentile = (part: number) => {
    const [, latency, of = ''] = new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text) ?? [];
    return Number(latency) * (UNIT_MS[of] ?? Number.NaN);
  };
  const refused = number(/Non-2xx or 3xx responses: (\d+)/);
  const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  return {
    answers: Number(answers),
    perSecond: (Number(answers) - refused) / seconds,
    p50: percentile(50),
    p99: percentile(99),
    failed: refused + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}
