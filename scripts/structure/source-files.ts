import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** `at` is `file:line`, `specifier` is as written, `target` the path of the imported file. */
export type Import = { at: string; specifier: string; target: string };

export type SourceFile = { path: string; text: string; isTest: boolean; imports: Import[] };

/** Top-level folders with code of ours. */
const AREAS = ['src', 'tools', 'test', 'e2e', 'bench', 'torture', 'scripts'];

/** Static, type and dynamic imports of our own files. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}\/|#)[^'"\n]+)['"]/g;

/** All files with code of a checkout, sorted by path. Imports of what lies outside these folders are left out. */
export function readSourceFiles(root: string): SourceFile[] {
  const patterns = AREAS.map((area) => `${area}/**/*.{ts,tsx,mjs}`);
  const paths = globSync(patterns, { cwd: root, exclude: ['**/*.d.ts'] }).sort();
  return paths.map((path) => toSourceFile(path, readFileSync(join(root, path), 'utf8')));
}

export function toSourceFile(path: string, text: string): SourceFile {
  return { path, text, isTest: /\.(?:test|e2e)\.tsx?$/.test(path), imports: importsIn(path, text) };
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function importsIn(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)]
    .map(({ 1: specifier = '', index }) => ({
      at: `${path}:${lineAt(text, index)}`,
      specifier,
      target: specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(path, '..', specifier),
    }))
    .filter(({ target }) => AREAS.includes(target.split('/')[0] ?? ''));
}
