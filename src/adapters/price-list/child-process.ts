import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { MatchResult, ReadTask } from './read-and-match.ts';
import { MAX_HEAP_MB, TIMEOUT_SIGNAL } from './reading-limits.ts';

/** Message of the child process: the result, or an unexpected error. */
export type ProcessMessage = { read: MatchResult } | { failed: string };

/** `timeout` or `killed` when the process was ended: by its watchdog, by us, or for lack of memory. */
export type ProcessOutcome = ProcessMessage | 'timeout' | 'killed';

const ENTRY = new URL('./read-process.ts', import.meta.url);
const IDLE_MS = 20_000;
/** Lower priority than the server. */
const NICENESS = 5;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Reads in the child process, which is started on demand and killed after some idle time. */
export async function readInProcess(task: ReadTask): Promise<ProcessOutcome> {
  clearTimeout(idle);
  const child = running?.connected ? running : start();
  running = child;
  // A failed send is reported by the exit of the process.
  child.send(task, () => {});
  child.ref();
  const outcome = await nextOutcome(child);
  // An idle child does not keep the server alive.
  child.unref();
  idle = setTimeout(killProcess, IDLE_MS).unref();
  return outcome;
}

function nextOutcome(child: ChildProcess): Promise<ProcessOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: ProcessOutcome) => {
      child.off('message', receive).off('error', fail).off('exit', exit);
      resolve(outcome);
    };
    const receive = (message: ProcessMessage) => settle(message);
    const fail = (error: Error) => settle({ failed: error.message });
    const exit = (code: number | null, signal: string | null) => {
      if (signal) settle(signal === TIMEOUT_SIGNAL ? 'timeout' : 'killed');
      else settle({ failed: `it ended with code ${code}` });
    };
    child.on('message', receive).on('error', fail).on('exit', exit);
  });
}

/** Kills the process, even while it reads. */
export function killProcess(): void {
  running?.kill('SIGKILL');
  running = undefined;
}

function start(): ChildProcess {
  const child = fork(ENTRY, {
    // No writing, no child processes, none of the server's environment.
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--permission', '--allow-fs-read=*', '--allow-worker'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Reported by `nextOutcome`.
  child.on('error', () => {});
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.channel?.unref();
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Not permitted: it runs with normal priority.
  }
}
