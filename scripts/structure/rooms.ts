import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

const MOST_FILES = 15;

/** Folders with too many source files; tests and the files of subfolders do not count. */
export function fullFolders(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ isTest }) => !isTest);
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([, inFolder]) => inFolder.length > MOST_FILES)
    .map(([folder, inFolder]) => `${folder}: ${inFolder.length} source files, at most ${MOST_FILES} are allowed`);
}

/** Subfolders of one folder that import each other in both directions; tests do not count. */
export function twoWayRooms(files: readonly SourceFile[]): string[] {
  const firstImport = new Map<string, string>();
  for (const { path, isTest, imports } of files) {
    if (isTest) continue;
    for (const { target, at } of imports) {
      const rooms = siblingRooms(path, target);
      if (rooms && !firstImport.has(rooms)) firstImport.set(rooms, at);
    }
  }
  return [...firstImport].flatMap(([rooms, at]) => {
    const [from = '', to = ''] = rooms.split(' ');
    const back = firstImport.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${at}: ${from} and ${to} import each other (back: ${back})`] : [];
  });
}

/** The two subfolders of the nearest common folder, as `from to`; undefined when a file lies directly in it. */
function siblingRooms(path: string, target: string): string | undefined {
  const [from, to] = [path.split('/'), target.split('/')];
  const depth = from.findIndex((part, index) => part !== to[index]);
  if (depth < 1 || from.length <= depth + 1 || to.length <= depth + 1) return undefined;
  return `${from.slice(0, depth + 1).join('/')} ${to.slice(0, depth + 1).join('/')}`;
}
