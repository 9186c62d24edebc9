import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An import from one folder of src into another; a file directly in src counts as the folder `(its name)`. */
export type Arrow = { from: string; to: string; at: string; target: string };

/** For each folder the folders that it may import. */
export type Allowed = Map<string, Set<string>>;

const IMPORT = /(?:from|import)[\s(]*['"]((?:\.{1,2}\/|#)[^'"]+)['"]/g;

/** Every import between two folders below `src` of a checkout. Those of tests do not count. */
export function readArrows(root: string): Arrow[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(IMPORT)].flatMap(([, target = '']) => {
        const path = target.startsWith('#') ? `src/${target.slice(1)}` : posix.join(file, '..', target);
        const arrow = { from: folderOf(file), to: folderOf(path), at: `${file}:${index + 1}`, target };
        return path.startsWith('src/') && arrow.from !== arrow.to ? [arrow] : [];
      }),
    );
  });
}

function folderOf(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return rest.length > 0 ? first : `(${first.split('.')[0]})`;
}

/** Reads lines of the form `from: to to`. */
export function parseAllowed(text: string): Allowed {
  const lines = text.split('\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(':');
      return [from.trim(), new Set(to.split(/\s+/).filter(Boolean))];
    }),
  );
}

export function offences(arrows: readonly Arrow[], allowed: Allowed): Arrow[] {
  return arrows.filter(({ from, to }) => !allowed.get(from)?.has(to));
}

/** A way through the folders that comes back to its start, or undefined. */
export function circle(arrows: readonly Arrow[]): string[] | undefined {
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const walk = (folder: string, way: string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    done.add(folder);
    for (const { to } of targets.get(folder) ?? []) {
      const found = walk(to, [...way, folder]);
      if (found) return found;
    }
    return undefined;
  };
  for (const folder of targets.keys()) {
    const found = walk(folder, []);
    if (found) return found;
  }
  return undefined;
}

if (import.meta.main) {
  const root = process.cwd();
  const arrows = readArrows(root);
  const wrong = offences(arrows, parseAllowed(readFileSync(join(root, 'arrows.allowed'), 'utf8')));
  const round = circle(arrows);
  for (const { at, target, from, to } of wrong)
    process.stdout.write(`${at} → ${target}: ${from} must not import ${to}\n`);
  if (round) process.stdout.write(`folders import in a circle: ${round.join(' → ')}\n`);
  if (wrong.length > 0 || round) process.exitCode = 1;
}
