import { lineAt, type SourceFile } from './source-files.ts';

/** Names that React Router and the migrations look for in many modules. */
const FIXED_NAMES = new Set([
  ...['loader', 'clientLoader', 'action', 'clientAction', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate'],
  ...['ErrorBoundary', 'HydrateFallback', 'Layout', 'up', 'down'],
]);

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
const DESTRUCTURED = /^export const [{[]([^=]*)[}\]] =/gm;
/** `export { a, b as c };` but not `export { a } from '…'`, which is the same thing again. */
const LIST = /^export (?:type )?\{([^}]*)\}(?! from)/gm;

type Export = { name: string; path: string; line: number };

/** Names that more than one module of src exports. */
export function duplicateExports(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path, isTest }) => path.startsWith('src/') && !isTest);
  const byName = Map.groupBy(sources.flatMap(exportsOf), ({ name }) => name);
  return [...byName].flatMap(([name, exported]) => {
    const [first, ...others] = exported.filter(({ path }, index) => path !== exported[index - 1]?.path);
    return others.map(({ path, line }) => `${path}:${line}: ${name} is exported by ${first?.path}:${first?.line}, too`);
  });
}

function exportsOf({ path, text }: SourceFile): Export[] {
  const declared = [...text.matchAll(DECLARATION)].map(({ 1: name = '', index }) => ({ names: [name], index }));
  const listed = [DESTRUCTURED, LIST].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: list = '', index }) => ({ names: list.split(',').map(exportedName), index })),
  );
  return [...declared, ...listed]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ names, index }) => names.map((name) => ({ name, path, line: lineAt(text, index) })))
    .filter(({ name }) => name !== '' && name !== 'default' && !FIXED_NAMES.has(name));
}

/** The name outside of `a`, `type a`, `a as b` and `a: b`. */
function exportedName(entry: string): string {
  return /(\w+)\s*$/.exec(entry)?.[1] ?? '';
}
