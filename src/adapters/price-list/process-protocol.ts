import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { MatchResult, ReadTask } from './read-and-match.ts';
import { MAX_HEAP_MB, TIMEOUT_SIGNAL } from './reading-limits.ts';

/** What the process answers: how the list was read, or where the program itself failed. */
export type ProcessMessage = { read: MatchResult } | { failed: string };

/** What came of a reading; `late` or `killed` when its process was ended: by us, its watchdog, or for want of memory. */
export type ProcessOutcome = ProcessMessage | 'late' | 'killed';

const ENTRY = new URL('./read-process.ts', import.meta.url);
const IDLE_MS = 20_000;
/** The shop goes first. */
const NICENESS = 5;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Lets a process read; it is started when there is none, and ends by itself after it had nothing to do for a while. */
export async function readInProcess(task: ReadTask): Promise<ProcessOutcome> {
  clearTimeout(idle);
  const child = running?.connected ? running : start();
  running = child;
  // What cannot be sent any more is told by the end of the process.
  child.send(task, () => {});
  child.ref();
  const heard = await nextOutcome(child);
  // Idle, it keeps nobody from ending.
  child.unref();
  idle = setTimeout(killProcess, IDLE_MS).unref();
  return heard;
}

function nextOutcome(child: ChildProcess): Promise<ProcessOutcome> {
  return new Promise((resolve) => {
    const settle = (heard: ProcessOutcome) => {
      child.off('message', tell).off('error', fail).off('exit', leave);
      resolve(heard);
    };
    const tell = (told: ProcessMessage) => settle(told);
    const fail = (error: Error) => settle({ failed: error.message });
    const leave = (code: number | null, signal: string | null) => {
      if (signal) settle(signal === TIMEOUT_SIGNAL ? 'late' : 'killed');
      else settle({ failed: `it ended with code ${code}` });
    };
    child.on('message', tell).on('error', fail).on('exit', leave);
  });
}

/** Ends the process, in the middle of its work, too. */
export function killProcess(): void {
  running?.kill('SIGKILL');
  running = undefined;
}

function start(): ChildProcess {
  const child = fork(ENTRY, {
    // It may neither write nor start anything, and knows none of the server's settings.
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--permission', '--allow-fs-read=*', '--allow-worker'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer hears of it.
  child.on('error', () => {});
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.channel?.unref();
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Then it runs like any other.
  }
}
