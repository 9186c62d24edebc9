import { findCycle, findCycles } from './cycles.ts';
import type { Arrow } from './folder-arrows.ts';
import type { SourceFile } from './source-files.ts';

/** Folders that import each other in a circle, even if each of the imports is allowed. */
export function folderCycles(arrows: readonly Arrow[]): string[] {
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const edges = new Map([...targets].map(([from, outgoing]) => [from, outgoing.map(({ to }) => to)]));
  const cycle = findCycle(edges);
  return cycle ? [`folders import in a circle: ${cycle.join(' → ')}`] : [];
}

/** Files that import each other in a circle; tests do not count. */
export function fileCycles(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ isTest }) => !isTest);
  const edges = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const lineOf = (from: string, to: string) =>
    sources.find(({ path }) => path === from)?.imports.find(({ target }) => target === to)?.at ?? from;
  return findCycles(edges).map(
    (cycle) => `${lineOf(cycle[0] ?? '', cycle[1] ?? '')}: files import in a circle: ${cycle.join(' → ')}`,
  );
}
