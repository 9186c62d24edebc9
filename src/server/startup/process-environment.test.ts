import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from './process-environment.ts';

const MODULE = JSON.stringify(new URL('process-environment.ts', import.meta.url).href);
const PROGRAM = `
  import { applyEnvironment } from ${MODULE};
  applyEnvironment();
  console.log(JSON.stringify({ pid: process.pid, env: process.env, option: process.execArgv[0] }));`;

/** What a program with these variables knows of itself, and the process that was started. */
async function run(env: NodeJS.ProcessEnv) {
  const running = promisify(execFile)(process.execPath, ['--no-deprecation', '--input-type=module', '-e', PROGRAM], {
    env: { PATH: process.env.PATH, ...env },
  });
  return { pid: running.child.pid, seen: JSON.parse((await running).stdout) };
}

/** Other systems than Linux have other allocators. */
const settings = process.platform === 'linux' ? SETTINGS : {};

describe('applyEnvironment', () => {
  it('starts the program again in the same process, with its options', async () => {
    const { pid, seen } = await run({ SHOP: 'ours' });
    expect(seen).toMatchObject({ pid, option: '--no-deprecation', env: { SHOP: 'ours', ...settings } });
  });

  it('leaves settings as they are', async () => {
    const { seen } = await run({ MALLOC_ARENA_MAX: '7' });
    expect(seen.env).toMatchObject({ ...settings, MALLOC_ARENA_MAX: '7' });
  });
});
