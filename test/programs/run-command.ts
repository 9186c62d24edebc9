import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type CommandResult = { code: number | null; stdout: string; stderr: string; ms: number };

type CommandOptions = {
  env: Record<string, string>;
  /** Killed (SIGKILL) after so many milliseconds. */
  killAfterMs?: number;
};

/** Runs `src/server/commands/<name>.ts` with arguments, to its end. */
export async function runCommand(name: string, args: string[], { env, killAfterMs }: CommandOptions) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'src/server/commands', `${name}.ts`), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output.stderr += chunk;
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return { code, ...output, ms: performance.now() - startedAt } satisfies CommandResult;
}
