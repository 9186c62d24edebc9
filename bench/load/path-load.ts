import { spawnSync } from 'node:child_process';
import { familyCpuMs } from '../../test/report/process-usage.ts';
import { processLoad } from './process-load.ts';
import type { Figures } from './varied-load.ts';
import { wrkLoad } from './wrk-load.ts';

/** `isGeneratorBusier`: the generator, not the server, set the rate. */
export type PathFigures = Figures & { isGeneratorBusier: boolean };

const CONNECTIONS = 32;
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
const generate = hasWrk ? wrkLoad : processLoad;

export const generatorName = hasWrk ? 'wrk, one thread' : 'one generator process; with wrk installed it is faster';

/** Requests one path for some seconds, compressed and not decompressed. */
export async function loadPath(
  server: { url: string; pid: number },
  { path, seconds, connections = CONNECTIONS }: { path: string; seconds: number; connections?: number },
): Promise<PathFigures> {
  const before = await familyCpuMs(server.pid);
  const { answers, processor, ...figures } = await generate({ url: server.url + path, seconds, connections });
  const used = (await familyCpuMs(server.pid)) - before;
  return { ...figures, processor: (used * 1000) / answers, isGeneratorBusier: processor > used };
}
