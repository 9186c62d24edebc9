import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBudgets } from './budgets.ts';
import { readBuild } from './built-pages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Text that brotli cannot make much smaller. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

const route = (id: string, parentId: string | undefined, module: string, css: string[] = []) => [
  id,
  { id, parentId, module: `/assets/${module}`, imports: [], css: css.map((file) => `/assets/${file}`) },
];

function build(files: Record<string, string>) {
  const routes = Object.fromEntries([
    route('root', undefined, 'root.js'),
    route('layout', 'root', 'layout.js', ['layout.css']),
    route('shop/home/page', 'layout', 'home.js'),
    route('productos', 'layout', 'list.js'),
    route('shop/product/page', 'layout', 'detail.js'),
    route('admin/page', 'root', 'admin.js'),
    route('admin/login/page', 'root', 'login.js'),
  ]);
  const manifest = JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
    routes,
  });
  const all: Record<string, string> = {
    'manifest-1.js': `window.__reactRouterManifest=${manifest};`,
    'entry.js': 'import{a}from"./react.js";',
    'react.js': 'react',
    'root.js': '',
    'layout.js': 'import"./react.js";const open=()=>import("./panel.js");',
    'home.js': '',
    'list.js': 'export{x}from"./cards.js";',
    'cards.js': '',
    'detail.js': '',
    'admin.js': '',
    'login.js': 'const load=()=>import("./firebase.js");',
    'firebase.js': '"https://identitytoolkit.googleapis.com"',
    'panel.js': noise(200_000),
    'layout.css': 'body{}',
    'styles-1.css': 'a{}',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, 'assets', name), text);
}

it('counts each file that a page imports at once, and none that it opens later', () => {
  build({ 'archivo.woff2': '1234' });
  const { page, fonts } = readBuild(folder);
  const list = page('productos');
  expect(list.files.map((file) => file.replace('assets/', '')).sort()).toEqual([
    'cards.js',
    'entry.js',
    'layout.css',
    'layout.js',
    'list.js',
    'manifest-1.js',
    'react.js',
    'root.js',
    'styles-1.css',
  ]);
  expect(list.css).toBe(brotliCompressSync('body{}').byteLength + brotliCompressSync('a{}').byteLength);
  expect(fonts()).toBe(4);
  expect(() => page('nowhere')).toThrow('no route nowhere');
});

it('is content within the budgets', () => {
  build({});
  expect(checkBudgets(folder).problems).toEqual([]);
});

it('names what is over its budget, and what belongs to the back-office', () => {
  build({ 'cards.js': noise(200_000), 'home.js': 'import"./admin.js"', 'wide.woff2': 'x'.repeat(50_001) });
  expect(checkBudgets(folder).problems).toEqual([
    'JavaScript of list is over its budget',
    'fonts is over its budget',
    'home loads assets/admin.js of the back-office',
  ]);
});

it('names what loads the library of Firebase at once', () => {
  build({ 'home.js': 'import"./firebase.js"', 'login.js': 'import"./firebase.js"' });
  expect(checkBudgets(folder).problems).toEqual([
    'home loads assets/firebase.js of Firebase',
    'sign-in loads assets/firebase.js of Firebase',
  ]);
});
