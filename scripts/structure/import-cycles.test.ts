import { expect, it } from 'vitest';
import { fileCycles, folderCycles } from './import-cycles.ts';
import { toSourceFile } from './source-files.ts';

it('finds a circle of files made of static, type and dynamic imports, once', () => {
  const files = [
    toSourceFile('src/a.ts', "\nimport type { B } from './b.ts';"),
    toSourceFile('src/b.ts', "const c = await import('./c.ts');"),
    toSourceFile('src/c.ts', "export * from './a.ts';\nimport './d.ts';"),
    toSourceFile('src/d.ts', ''),
  ];
  expect(fileCycles(files)).toEqual([
    'src/a.ts:2: files import in a circle: src/a.ts → src/b.ts → src/c.ts → src/a.ts',
  ]);
});

it('finds separate circles and leaves out those through a test', () => {
  const files = [
    toSourceFile('src/a.ts', "import './b.ts';"),
    toSourceFile('src/b.ts', "import './a.ts';"),
    toSourceFile('test/c.ts', "import './d.ts';"),
    toSourceFile('test/d.ts', "import './c.ts';"),
    toSourceFile('src/e.ts', "import './e.test.ts';"),
    toSourceFile('src/e.test.ts', "import './e.ts';"),
  ];
  expect(fileCycles(files)).toHaveLength(2);
});

it('finds a circle of folders even where each of its arrows is allowed', () => {
  const arrow = (from: string, to: string) => ({ from, to, at: '', specifier: '' });
  expect(folderCycles([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')])).toEqual([
    'folders import in a circle: a → b → c → a',
  ]);
  expect(folderCycles([arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c')])).toEqual([]);
});
