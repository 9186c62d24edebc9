import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** What the process answers: the result, or an unexpected error. */
export type ProcessMessage<Result> = { result: Result } | { failed: string };

/** `killedBy`: the signal that ended the process before it answered. */
export type ProcessOutcome<Result> = ProcessMessage<Result> | { killedBy: NodeJS.Signals };

type TaskProcessOptions = {
  /** The program, which calls `serveTasks`. */
  entry: URL;
  /** Node's options beside the permissions, which are to read files and to start threads. */
  execArgv: string[];
};

const IDLE_MS = 20_000;
/** Lower priority than the server. */
const NICENESS = 5;

/**
 * A child process that isolates the server from the time and memory that a task takes. It is started on demand, does one
 * task at a time, and ends after some idle time, which gives its memory back.
 */
export class TaskProcess<Task extends object, Result> {
  readonly #options: TaskProcessOptions;
  #running: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: TaskProcessOptions) {
    this.#options = options;
  }

  async run(task: Task): Promise<ProcessOutcome<Result>> {
    clearTimeout(this.#idle);
    const child = this.#running?.connected ? this.#running : start(this.#options);
    this.#running = child;
    // A failed send is reported by the exit of the process.
    child.send(task, () => {});
    child.ref();
    const outcome = await nextOutcome<Result>(child);
    // An idle child does not keep the server alive.
    child.unref();
    this.#idle = setTimeout(() => this.kill(), IDLE_MS).unref();
    return outcome;
  }

  /** Ends the process, even during a task. */
  kill(): void {
    this.#running?.kill('SIGKILL');
    this.#running = undefined;
  }
}

function nextOutcome<Result>(child: ChildProcess): Promise<ProcessOutcome<Result>> {
  return new Promise((resolve) => {
    const settle = (outcome: ProcessOutcome<Result>) => {
      child.off('message', receive).off('error', fail).off('exit', exit);
      resolve(outcome);
    };
    const receive = (message: ProcessMessage<Result>) => settle(message);
    const fail = (error: Error) => settle({ failed: error.message });
    const exit = (code: number | null, signal: NodeJS.Signals | null) => {
      settle(signal ? { killedBy: signal } : { failed: `it ended with code ${code}` });
    };
    child.on('message', receive).on('error', fail).on('exit', exit);
  });
}

function start({ entry, execArgv }: TaskProcessOptions): ChildProcess {
  const child = fork(entry, {
    // No writing, no child processes.
    execArgv: [...execArgv, '--permission', '--allow-fs-read=*', '--allow-worker'],
    // None of the server's. With one arena and one thread the memory of a large image is used again for the next.
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
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
