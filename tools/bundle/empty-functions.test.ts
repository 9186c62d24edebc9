import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFunctions } from './empty-functions.ts';
import { unusedFeatures } from './unused-features.ts';

const project = join(import.meta.dirname, '../..');

it('empties a function and nothing else', () => {
  const code = `function first() {
  return { a: 1 };
}
async function second(
  x,
) {
  if (x) {
    first();
  }
}
Thing.prototype.second = function () {
  return 2;
};
function third() {}`;
  expect(emptyFunctions(code, ['second', 'Thing.prototype.second'])).toBe(`function first() {
  return { a: 1 };
}
async function second(
  x,
) {}
Thing.prototype.second = function () {};
function third() {}`);
});

it('fails on a function that is not there', () => {
  expect(() => emptyFunctions('function secondly() {\n  return 1;\n}', ['second'])).toThrow('no function second');
});

describe.each(unusedFeatures)('$feature', ({ file, functions, usedBy }) => {
  it('is found in the installed version', () => {
    const code = readFileSync(join(project, 'node_modules', file), 'utf8');
    expect(emptyFunctions(code, functions).length).toBeLessThan(code.length);
  });

  it('is not used', () => {
    const files = [...globSync('src/**/*.{ts,tsx}', { cwd: project }), 'react-router.config.ts'];
    const used = files.filter((name) => usedBy.test(readFileSync(join(project, name), 'utf8')));
    expect(used.filter((name) => !/\.test\.tsx?$|^src\/(?:server|api|data|adapters)\//.test(name))).toEqual([]);
  });
});
