import type { SourceFile } from './source-files.ts';

/** An import from one folder into another. */
export type Arrow = { from: string; to: string; at: string; specifier: string };

/** For each folder the folders that it may import. */
export type AllowedArrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads lines of the form `from: to to`. */
export function parseAllowed(text: string): AllowedArrows {
  const lines = text.split('\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(':');
      return [from.trim(), new Set(to.split(/\s+/).filter(Boolean))];
    }),
  );
}

/** Imports between folders of src, without those of its tests. A file directly in src counts as `(its name)`. */
export function arrowsInSrc(files: readonly SourceFile[]): Arrow[] {
  return arrowsBetween(
    files.filter(({ isTest }) => !isTest),
    folderInSrc,
  );
}

/** Imports between src, its tests as `(tests)`, and the top-level folders beside it. */
export function arrowsOutsideSrc(files: readonly SourceFile[]): Arrow[] {
  const testsOfSrc = new Set(files.filter(({ isTest }) => isTest).map(({ path }) => path));
  return arrowsBetween(files, (path) => {
    const [area = ''] = path.split('/');
    return area === 'src' && testsOfSrc.has(path) ? '(tests)' : area;
  });
}

export function forbiddenArrows(arrows: readonly Arrow[], allowed: AllowedArrows): string[] {
  return arrows
    .filter(({ from, to }) => !allowed.get(from)?.has(to))
    .map(({ from, to, at, specifier }) => `${at} → ${specifier}: ${from} must not import ${to}`);
}

function arrowsBetween(files: readonly SourceFile[], folderOf: (path: string) => string | undefined): Arrow[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ at, specifier, target }) => {
      const [from, to] = [folderOf(path), folderOf(target)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, at, specifier }];
    }),
  );
}

function folderInSrc(path: string): string | undefined {
  const [area, first = '', ...rest] = path.split('/');
  if (area !== 'src') return undefined;
  return rest.length > 0 ? first : `(${first.split('.')[0]})`;
}
