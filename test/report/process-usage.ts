import { readFile } from 'node:fs/promises';

/** The unit of /proc is 1/100 s, independent of the kernel's clock. */
const MS_PER_TICK = 10;

/** CPU time of a process in milliseconds; NaN where there is no /proc. */
export function cpuMs(pid: number): Promise<number> {
  return readCpuMs(`/proc/${pid}/stat`);
}

/** CPU time of its main thread alone. */
export function threadCpuMs(pid: number): Promise<number> {
  return readCpuMs(`/proc/${pid}/task/${pid}/stat`);
}

async function readCpuMs(file: string): Promise<number> {
  const stat = await readFile(file, 'utf8').catch(() => '');
  // The program's name in brackets may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** CPU time of a process and of its running children in milliseconds; NaN where there is no /proc. */
export async function familyCpuMs(pid: number): Promise<number> {
  const times = await Promise.all([pid, ...(await childrenOf(pid))].map(cpuMs));
  return times.reduce((sum, time) => sum + time, 0);
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Resident memory of a process's children in megabytes; NaN where there is no /proc. */
export async function childMegabytes(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => undefined);
  if (children === undefined) return Number.NaN;
  const sizes = await Promise.all(
    children
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((child) => residentMegabytes(Number(child))),
  );
  // One that has ended since has no size.
  return sizes.reduce((sum, size) => sum + (size || 0), 0);
}

/** Resident memory of a process in megabytes; NaN where there is no /proc. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
