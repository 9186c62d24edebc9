import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).optional();
const entry = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  bin: versions,
  dependencies: versions,
  optionalDependencies: versions,
});
const packageSchema = z.object({ engines: z.object({ node: z.string() }), optionalDependencies: versions });

const readJson = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(readJson('package-lock.json'));
const { engines, optionalDependencies = {} } = packageSchema.parse(readJson('package.json'));

/** Whether Node finds the package from this folder, as far as the lock file tells. */
function isLocked(folder: string, name: string): boolean {
  if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true;
  return folder !== '' && isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

it('locks every dependency, those of other systems included, so that npm ci accepts the file', () => {
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

it('has a checksum of every package but of development packages for other systems', () => {
  const unchecked = Object.entries(packages).filter(([folder, { integrity }]) => folder !== '' && !integrity);
  expect(unchecked.filter(([, { dev, optional }]) => !(dev && optional))).toEqual([]);
});

it('names no registry', () => {
  expect(Object.entries(packages).filter(([, locked]) => 'resolved' in locked)).toEqual([]);
});

it('locks the interpreter of each system, of the version that engines asks for', () => {
  const interpreters = Object.keys(optionalDependencies).map((name) => packages[`node_modules/${name}`]);
  expect(interpreters.map((locked) => locked?.os?.[0]).toSorted()).toEqual([
    'darwin',
    'darwin',
    'linux',
    'linux',
    'win32',
  ]);
  for (const locked of interpreters) {
    expect(locked).toMatchObject({ version: interpreters[0]?.version, integrity: expect.stringMatching(/^sha512-/) });
    expect(locked?.bin?.node).toMatch(/^bin\/node/);
  }
  expect(engines.node).toBe(`>=${Number.parseInt(interpreters[0]?.version ?? '', 10)}`);
});
