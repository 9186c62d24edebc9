import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

const filesSchema = z.object({
  module: z.string(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

/** What we read of React Router's manifest. */
const manifestSchema = z.object({
  entry: filesSchema,
  routes: z.record(z.string(), filesSchema.extend({ id: z.string(), parentId: z.string().optional() })),
});

type Manifest = z.output<typeof manifestSchema>;
type Files = z.output<typeof filesSchema>;

/**
 * What one page loads on a first visit; sizes in bytes as they are served, compressed by brotli. The styles of every page
 * come within it, and are counted as the file that has them, too.
 */
export type PageSize = { js: number; css: number; files: string[]; admin: string[]; firebase: string[] };

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** A text that only files of the admin contain; the manifest itself lists all pages. */
const ONLY_ADMIN = '/admin/productos/precios';

/** A text that only the client library of Firebase contains, which is loaded where it is used. */
const ONLY_FIREBASE = 'identitytoolkit.googleapis.com';

/** Reads the output folder of React Router's build (build/client). */
export function readBuild(folder: string) {
  const [manifestFile = ''] = globSync('assets/manifest-*.js', { cwd: folder });
  const styles = globSync('assets/styles-*.css', { cwd: folder });
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const json = text(manifestFile)
    .replace(/^[^{]*/, '')
    .replace(/;\s*$/, '');
  const manifest = manifestSchema.parse(JSON.parse(json));
  const compressed = new Map<string, number>();

  const sizeOf = (file: string): number => {
    const known = compressed.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).byteLength;
    compressed.set(file, known);
    return known;
  };
  const sum = (files: readonly string[]) => files.map(sizeOf).reduce((all, size) => all + size, 0);

  /** The files and their static imports. */
  const withImports = (files: readonly string[]): string[] => {
    const visited = new Set<string>();
    const visit = (file: string) => {
      if (visited.has(file)) return;
      visited.add(file);
      for (const [, name = ''] of text(file).matchAll(STATIC_IMPORT)) visit(`assets/${name}`);
    };
    files.forEach(visit);
    return [...visited];
  };

  const adminModules = Object.values(manifest.routes)
    .filter(({ id }) => id.startsWith('admin'))
    .map(({ module }) => module.slice(1));

  return {
    /** `id` is the route's id in src/routes.ts. */
    page: (id: string): PageSize => {
      const parts = [manifest.entry, ...chain(manifest, id)];
      const js = withImports([
        manifestFile,
        ...parts.flatMap(({ module, imports = [] }) => [module, ...imports].map((path) => path.slice(1))),
      ]);
      const css = new Set([...styles, ...parts.flatMap(({ css = [] }) => css.map((path) => path.slice(1)))]);
      const isAdmin = (file: string) => file !== manifestFile && text(file).includes(ONLY_ADMIN);
      const admin = js.filter((file) => adminModules.includes(file) || isAdmin(file));
      const firebase = js.filter((file) => text(file).includes(ONLY_FIREBASE));
      return { js: sum(js), css: sum([...css]), files: [...js, ...css], admin, firebase };
    },
    /** Fonts are compressed already. */
    fonts: (): number =>
      globSync('assets/*.woff2', { cwd: folder })
        .map((file) => readFileSync(join(folder, file)).byteLength)
        .reduce((all, size) => all + size, 0),
  };
}

function chain({ routes }: Manifest, id: string): Files[] {
  const route = routes[id];
  if (!route) throw new Error(`there is no route ${id} in the built manifest`);
  return route.parentId === undefined ? [route] : [...chain({ routes, entry: route }, route.parentId), route];
}
