import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), root], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

it('prints nothing about a tree without offences', () => {
  const result = check({
    'arrows.allowed': 'domain:\ndata: domain\nshop: domain\n(root): shop\n(tests): src test\ntest: src\n',
    'src/domain/money.ts': "import { z } from 'zod';",
    'src/data/products.ts': "import {\n  type Centavos,\n} from '#domain/money.ts';\nimport './schema.ts';",
    'src/root.tsx': "import { Page } from './shop/page.tsx';",
    'src/shop/list/page.test.tsx': "import { rows } from '#data/products.ts';\nimport '../../../test/api.ts';",
    'test/api.ts': "import '#data/products.ts';",
  });
  expect(result).toEqual({ status: 0, lines: [] });
});

it('prints each offence in a line with file and line, and fails', () => {
  const { status, lines } = check({
    'arrows.allowed': 'a: b\nb: a\ntest: src\n',
    'src/a/1.ts': "import '../b/1.ts';\nexport const total = 1;",
    'src/b/1.ts': "import '#a/1.ts';\nexport type total = 1;",
    'test/api.ts': "import '../bench/x.ts';",
    'bench/x.ts': '',
    ...Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`src/a/room/${index}.ts`, ''])),
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'test/api.ts:1 → ../bench/x.ts: test must not import bench',
    'folders import in a circle: a → b → a',
    'src/a/1.ts:1: files import in a circle: src/a/1.ts → src/b/1.ts → src/a/1.ts',
    'src/a/1.ts:1: src/a and src/b import each other (back: src/b/1.ts:1)',
    'src/a/room: 16 source files, at most 15 are allowed',
    'src/b/1.ts:2: total is exported by src/a/1.ts:2, too',
  ]);
});
