import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Instead of npm: says what it was called with. */
const NPM = '#!/bin/sh\necho "npm $*"\n';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'shop-prepare-'));
  await cp(join(import.meta.dirname, 'prepare.mjs'), join(project, 'scripts/prepare.mjs'));
  const engines = { node: '>=20' };
  const dependencies = { hono: '1.0.0', '@scope/kysely': '1.0.0' };
  await writeFile(join(project, 'package.json'), JSON.stringify({ engines, dependencies, allowScripts: {} }));
  await writeFile(join(project, 'package-lock.json'), '{}');
  await mkdir(join(project, 'programs'));
  await writeFile(join(project, 'programs/npm'), NPM);
  await chmod(join(project, 'programs/npm'), 0o755);
});
afterEach(async () => rm(project, { recursive: true }));

const prepare = (step: string) => {
  const PATH = [join(project, 'programs'), process.env.PATH].join(delimiter);
  const program = join(project, 'scripts/prepare.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, step], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return { status, stdout, stderr };
};

const installPackage = async (name: string) => {
  const folder = join(project, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
};

describe.skipIf(process.platform === 'win32')('prepare', () => {
  it.each(['install', 'packages'])('%s installs where nothing is installed', (step) => {
    expect(prepare(step)).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci') });
    expect(prepare('install')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('packages leaves alone what was installed in another way, as for a deployed shop', async () => {
    for (const name of ['hono', '@scope/kysely']) await installPackage(name);
    expect(prepare('packages')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(prepare('install')).toMatchObject({ stdout: expect.stringContaining('npm ci') });
  });

  it('packages names what is missing instead of installing it beneath an open shop', async () => {
    await installPackage('hono');
    const { status, stdout, stderr } = prepare('packages');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/lacks @scope\/kysely: stop the shop/);
  });
});

it('no command of the server installs over what a shop runs from', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  const commands = Object.keys(scripts).filter((name) => scripts[name].startsWith('node src/server/commands/'));
  expect(commands).toContain('backup');
  for (const name of commands) expect(scripts[`pre${name}`]).toBe('node scripts/prepare.mjs packages');
});
