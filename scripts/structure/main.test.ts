import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const script = join(import.meta.dirname, 'main.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

const allowed = 'domain:\ndata: domain\nshop: domain\n(root): shop\n';

describe('the arrows between folders', () => {
  it('says nothing about a tree that follows them', () => {
    const found = check({
      'arrows.allowed': allowed,
      'src/domain/money.ts': "import { z } from 'zod';",
      'src/data/products.ts': "import {\n  type Centavos,\n} from '#domain/money/money.ts';\nimport './schema.ts';",
      'src/root.tsx': "import { Page } from './shop/page.tsx';",
      'src/shop/list/page.test.tsx': "import { rows } from '#data/products/find-product.ts';",
    });
    expect(found).toEqual({ status: 0, lines: [] });
  });

  it('prints each import that goes against them, however it is written', () => {
    const { status, lines } = check({
      'arrows.allowed': allowed,
      'src/domain/money.ts': '\nexport type { Row } from "../data/schema.ts";',
      'src/shop/list/page.tsx':
        "const rows = await import('#data/products/find-product.ts');\nimport Root from '../../root.tsx';",
      'src/new/thing.ts': "import '#domain/money/money.ts';",
    });
    expect(status).toBe(1);
    expect(lines).toEqual([
      'src/domain/money.ts:2 → ../data/schema.ts: domain must not import data',
      'src/new/thing.ts:1 → #domain/money.ts: new must not import domain',
      'src/shop/list/page.tsx:1 → #data/products.ts: shop must not import data',
      'src/shop/list/page.tsx:2 → ../../root.tsx: shop must not import (root)',
    ]);
  });

  it('finds a circle even where each of its arrows is allowed', () => {
    const { status, lines } = check({
      'arrows.allowed': 'a: b\nb: c\nc: a\n',
      'src/a/1.ts': "import '../b/1.ts';",
      'src/b/1.ts': "import '../c/1.ts';",
      'src/c/1.ts': "import '#a/1.ts';",
    });
    expect(status).toBe(1);
    expect(lines).toEqual(['folders import in a circle: a → b → c → a']);
  });
});
