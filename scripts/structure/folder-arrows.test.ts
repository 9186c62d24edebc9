import { expect, it } from 'vitest';
import { arrowsInSrc, arrowsOutsideSrc, forbiddenArrows, parseAllowed } from './folder-arrows.ts';
import { toSourceFile } from './source-files.ts';

const files = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => toSourceFile(path, text));

it('finds each import against the allowed arrows of src, however it is written', () => {
  const arrows = arrowsInSrc(
    files({
      'src/domain/money.ts': '\nexport type { Row } from "../data/schema.ts";',
      'src/new/thing.ts': "import '#domain/money.ts';",
      'src/shop/list/page.tsx': "const rows = await import('#data/products.ts');\nimport Root from '../../root.tsx';",
      'src/shop/list/page.test.tsx': "import '#data/products.ts';",
    }),
  );
  expect(forbiddenArrows(arrows, parseAllowed('domain:\nshop: domain\n'))).toEqual([
    'src/domain/money.ts:2 → ../data/schema.ts: domain must not import data',
    'src/new/thing.ts:1 → #domain/money.ts: new must not import domain',
    'src/shop/list/page.tsx:1 → #data/products.ts: shop must not import data',
    'src/shop/list/page.tsx:2 → ../../root.tsx: shop must not import (root)',
  ]);
});

/** Built, so that this file is not itself taken for one that imports it. */
const importOf = (target: string) => `import '${target}';\n`;

it('finds imports against the arrows of the folders beside src, with their tests', () => {
  const arrows = arrowsOutsideSrc(
    files({
      'src/api/app.ts': importOf('../../test/api.ts'),
      'src/api/app.test.ts': importOf('../../test/api.ts') + importOf('../../e2e/cart.ts') + importOf('./app.ts'),
      'e2e/shop/cart.test.ts': importOf('../../torture/kill.ts'),
      'test/api.ts': importOf('#api/app.ts'),
    }),
  );
  expect(forbiddenArrows(arrows, parseAllowed('(tests): src test\ntest: src\ne2e: src test'))).toEqual([
    'src/api/app.ts:1 → ../../test/api.ts: src must not import test',
    'src/api/app.test.ts:2 → ../../e2e/cart.ts: (tests) must not import e2e',
    'e2e/shop/cart.test.ts:1 → ../../torture/kill.ts: e2e must not import torture',
  ]);
});
