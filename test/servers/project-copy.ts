import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE =
  'export const routes = {}; export const entry = { module: { default() {}, shopClientContext: {}, renderedPageContext: {}, styleSheet: "" } };';

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

type Output = { stdout: string; stderr: string };

/** A copy of the project with an empty build, whose programs run in another folder. */
export async function copyProject() {
  const project = await mkdtemp(join(tmpdir(), 'shop-project-'));
  const elsewhere = await mkdtemp(join(tmpdir(), 'shop-elsewhere-'));
  await cp(join(ROOT, 'src'), join(project, 'src'), { recursive: true });
  await cp(join(ROOT, 'package.json'), join(project, 'package.json'));
  for (const name of ['node_modules', 'demo-images']) await symlink(join(ROOT, name), join(project, name));
  await mkdir(join(project, 'build/client/assets'), { recursive: true });
  await writeFile(join(project, 'build/client/assets/shop.js'), 'shop');
  await mkdir(join(project, 'build/server'));
  await writeFile(join(project, 'build/server/index.js'), BUNDLE);
  const running = new Set<ChildProcess>();

  /** Runs a program of `src/server`; `exit` waits for its end. `input` is sent to its standard input. */
  function run(program: string, env: Record<string, string>, { options = [], input = '' }: RunOptions = {}) {
    const inherited = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DEMO: '0' };
    const child = spawn(process.execPath, [join(project, 'src/server', program), ...options], {
      cwd: elsewhere,
      env: { ...inherited, ...env },
    });
    running.add(child);
    const output: Output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk;
    });
    child.stdin.on('error', () => {}).end(input);
    const exited = once(child, 'close');
    return { child, output, exit: () => exited.then(([code]) => ({ code, stderr: output.stderr })) };
  }

  return {
    project,
    elsewhere,
    run,
    /** Waits until a server has opened and returns its output, port and a way to stop it. */
    async open(env: Record<string, string>) {
      const { child, output, exit } = run('main.ts', env);
      const port = await waitForPort(output);
      const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return exit();
      };
      return { port, pid: child.pid ?? 0, output, stop };
    },
    startAndExit: (env: Record<string, string>) => run('main.ts', env).exit(),
    killAll: () => {
      for (const child of running) child.kill('SIGKILL');
      running.clear();
    },
    async remove() {
      for (const folder of [project, elsewhere]) await rm(folder, { recursive: true, force: true });
    },
  };
}

type RunOptions = { options?: string[]; input?: string };

/** One line on stderr that contains the text, and exit code 1. */
export const failure = (text: string) => ({
  code: 1,
  stderr: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
});

async function waitForPort(output: Output): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(20)) {
    const [, port] = /the shop is open at http:\/\/localhost:(\d+)/.exec(output.stdout) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error(`the server did not open:\n${output.stdout}\n${output.stderr}`);
}
