import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('gives a reason for each dependency, and for no other', () => {
  const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = JSON.parse(read('package.json'));
  const [, runtime = '', building = ''] = read('docs/dependencies.md').split(/^## /m);
  const named = (part: string) =>
    [...part.matchAll(/^\| (\S+) \| \S/gm)].map(([, name]) => name).filter((name) => name !== 'Package');
  expect(named(runtime)).toEqual(Object.keys({ ...dependencies, ...optionalDependencies }).sort());
  expect(named(building)).toEqual(Object.keys(devDependencies).sort());
});
