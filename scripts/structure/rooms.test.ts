import { expect, it } from 'vitest';
import { fullFolders, twoWayRooms } from './rooms.ts';
import { toSourceFile } from './source-files.ts';

it('counts the source files of a folder without its tests and subfolders', () => {
  const paths = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, at) => name(at));
  const files = [
    ...paths(15, (index) => `src/cart/${index}.ts`),
    ...paths(9, (index) => `src/cart/${index}.test.ts`),
    'src/cart/panel/line.tsx',
    ...paths(16, (index) => `e2e/support/${index}.ts`),
  ].map((path) => toSourceFile(path, ''));
  expect(fullFolders(files)).toEqual(['e2e/support: 16 source files, at most 15 are allowed']);
});

it('finds sibling rooms that import each other, at any depth', () => {
  const files = [
    toSourceFile('src/shop/cart/lines/line.ts', "import '../../checkout/form.ts';"),
    toSourceFile('src/shop/checkout/form.ts', "\nimport '../cart/total.ts';"),
    toSourceFile('src/shop/cart/total.ts', ''),
  ];
  expect(twoWayRooms(files)).toEqual([
    'src/shop/cart/lines/line.ts:1: src/shop/cart and src/shop/checkout import each other (back: src/shop/checkout/form.ts:2)',
  ]);
});

it('accepts one direction, files directly in the folder, and tests', () => {
  const files = [
    toSourceFile('src/shop/cart/line.ts', "import '../checkout/form.ts';\nimport '../page.ts';"),
    toSourceFile('src/shop/checkout/form.test.ts', "import '../cart/line.ts';"),
    toSourceFile('src/shop/page.ts', "import './cart/line.ts';"),
  ];
  expect(twoWayRooms(files)).toEqual([]);
});
