import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuMs, threadCpuMs } from '../../test/report/process-usage.ts';
import { median } from '../back-office/median.ts';

/** Milliseconds of processor time for one answer, and the time of the median one and of the fastest tenth. */
export type AnswerTimes = { mainThread: number; allThreads: number; p50: number; p10: number };

type Subject = { url: string; pid: number; changeAll: () => void };

/** Requests the paths one after the other, all products changed before each round, for some seconds. */
export async function answerTimes(
  { url, pid, changeAll }: Subject,
  { paths, seconds }: { paths: readonly string[]; seconds: number },
): Promise<AnswerTimes> {
  const agent = new Agent({ keepAlive: true });
  const [main, all] = await Promise.all([threadCpuMs(pid), cpuMs(pid)]);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    changeAll();
    for (const path of paths) times.push(await request(url + path, agent));
  }
  agent.destroy();
  const perAnswer = (cpu: number) => cpu / times.length;
  const used = await Promise.all([threadCpuMs(pid), cpuMs(pid)]);
  const p10 = times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? Number.NaN;
  return { mainThread: perAnswer(used[0] - main), allThreads: perAnswer(used[1] - all), p50: median(times), p10 };
}

function request(url: string, agent: Agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, async (response) => {
      await buffer(response);
      if (response.statusCode === 200) resolve(performance.now() - sentAt);
      else reject(new Error(`${response.statusCode} for ${url}`));
    }).on('error', reject);
  });
}
