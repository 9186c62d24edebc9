import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SETTINGS, V8_OPTIONS } from './process-environment.ts';

const MODULE = JSON.stringify(new URL('process-environment.ts', import.meta.url).href);
const PROGRAM = `
  import { applyEnvironment } from ${MODULE};
  applyEnvironment();
  console.log(JSON.stringify({ pid: process.pid, env: process.env, options: process.execArgv }));`;

/** What a program with these variables knows of itself, and the process that was started. */
async function run(env: NodeJS.ProcessEnv) {
  const running = promisify(execFile)(process.execPath, ['--no-deprecation', '--input-type=module', '-e', PROGRAM], {
    env: { PATH: process.env.PATH, ...env },
  });
  return { pid: running.child.pid, seen: JSON.parse((await running).stdout) };
}

/** Other systems than Linux have other allocators. */
const [settings, options] = process.platform === 'linux' ? [SETTINGS, V8_OPTIONS] : [{}, []];

describe('applyEnvironment', () => {
  it('starts the program again in the same process, with its options', async () => {
    const { pid, seen } = await run({ SHOP: 'ours' });
    expect(seen).toMatchObject({ pid, env: { SHOP: 'ours', ...settings } });
    expect(seen.options).toEqual(expect.arrayContaining([...options, '--no-deprecation']));
  });

  it('leaves settings as they are', async () => {
    const { seen } = await run({ MALLOC_ARENA_MAX: '7', NODE_OPTIONS: '--max-semi-space-size=16' });
    expect(seen.env).toMatchObject({ ...settings, MALLOC_ARENA_MAX: '7' });
    expect(seen.options).not.toContain('--max-semi-space-size=6');
  });
});
