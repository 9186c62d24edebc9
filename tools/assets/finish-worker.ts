import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from './built-pages.ts';

const LAZY_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/**
 * Pages whose files the worker caches, and lazy files that are useless without a connection. Those of text need nothing
 * but their files; where one is missing, React Router would reload the page that the shopper wants to leave.
 */
const TEXT_PAGES = ['contact/page', 'branches/page', 'info/about-page', 'info/faq-page', 'not-found/page'];
const PAGES = [
  ...['shop/home/page', 'productos', 'shop/product/page', 'shop/favourites-page/page', 'rutinas'],
  ...TEXT_PAGES.map((page) => `shop/${page}`),
];
const EXCLUDED = /^assets\/zoom-/;

/** Writes the list of cached files into the built worker, and the stylesheet into the offline page. */
export function finishWorker(folder: string): void {
  const build = readBuild(folder);
  const pages = PAGES.map((id) => build.page(id).files);
  const files = withLazyParts(folder, pages.flat());
  const [styles = ''] = globSync('assets/styles-*.css', { cwd: folder });
  fill(join(folder, 'offline.html'), { __STYLES__: `/${styles}` });
  const offline = readFileSync(join(folder, 'offline.html'), 'utf8');
  const version = createHash('sha256')
    .update([offline, ...files].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const paths = [...files.map((file) => `/${file}`), '/favicon.svg'];
  fill(join(folder, 'sw.js'), { __BUILD__: version, "['__FILES__']": JSON.stringify(paths) });
}

function withLazyParts(folder: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || EXCLUDED.test(file) || !existsSync(join(folder, file))) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(LAZY_IMPORT)) visit(`assets/${name}`);
    for (const [, name] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) visit(`assets/${name}`);
  };
  files.forEach(visit);
  return [...found].sort();
}

function fill(path: string, values: Record<string, string>): void {
  let text = readFileSync(path, 'utf8');
  for (const [mark, value] of Object.entries(values)) {
    if (!text.includes(mark)) throw new Error(`${path} has no ${mark}`);
    text = text.replace(mark, () => value);
  }
  writeFileSync(path, text);
}

if (import.meta.main) finishWorker(join(import.meta.dirname, '../../build/client'));
