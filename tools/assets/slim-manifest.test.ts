import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("leaves out what routes import, but not the entry's imports and the modules", () => {
  const manifest = (imports: string[]) =>
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
      routes: {
        root: { id: 'root', module: '/assets/root.js', imports, css: ['/assets/root.css'] },
        list: { id: 'list', parentId: 'root', module: '/assets/list.js', imports, css: [] },
      },
    })};`;
  const path = join(folder, 'assets/manifest-1.js');
  writeFileSync(path, manifest(['/assets/react.js', '/assets/shop.js']));
  slimManifest(folder);
  expect(readFileSync(path, 'utf8')).toBe(manifest([]));
});
