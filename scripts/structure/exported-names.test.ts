import { expect, it } from 'vitest';
import { duplicateExports } from './exported-names.ts';
import { toSourceFile } from './source-files.ts';

it.each([
  'export const total = 1;',
  'export async function total() {}',
  'export type total = string;',
  'export const { total, rest } = parse();',
  'const sum = 1;\nexport { sum as total };',
])('finds a name that another module exports: %s', (text) => {
  const files = [toSourceFile('src/a.ts', 'export const total = 2;'), toSourceFile('src/b.ts', text)];
  expect(duplicateExports(files)).toEqual([
    expect.stringMatching(/^src\/b\.ts:\d: total is exported by src\/a\.ts:1, too$/),
  ]);
});

it.each(["export { total } from './a.ts';", 'const total = 1;', 'export const totals = 1;'])(
  'accepts a re-export, what is not exported, and another name: %s',
  (text) => {
    const files = [toSourceFile('src/a.ts', 'export const total = 2;'), toSourceFile('src/b.ts', text)];
    expect(duplicateExports(files)).toEqual([]);
  },
);

it('accepts a schema and its type in one module, names of route modules, and tests', () => {
  const files = [
    toSourceFile('src/a.ts', 'export const sale = 1;\nexport type sale = 1;\nexport const loader = 1;'),
    toSourceFile('src/b.ts', 'export const loader = 1;\nexport default 1;'),
    toSourceFile('src/a.test.ts', 'export const sale = 1;'),
    toSourceFile('test/sale.ts', 'export const sale = 1;'),
  ];
  expect(duplicateExports(files)).toEqual([]);
});
