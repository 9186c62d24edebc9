import { cpus } from 'node:os';

/** Runs it, and returns with its result how many of these cores all programs kept busy meanwhile. */
export async function withBusyCores<Result>(
  cores: readonly number[],
  run: () => Promise<Result>,
): Promise<{ result: Result; busyCores: number }> {
  const before = coreTimes(cores);
  const result = await run();
  const after = coreTimes(cores);
  const busy = after.busy - before.busy;
  const idle = after.idle - before.idle;
  return { result, busyCores: (cores.length * busy) / (busy + idle) };
}

function coreTimes(cores: readonly number[]): { busy: number; idle: number } {
  const times = cpus().flatMap((core, index) => (cores.includes(index) ? [core.times] : []));
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0);
  return { busy, idle };
}
