import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORTS = /"imports":\[[^\]]*\]/g;

/**
 * Leaves the imports of routes out of the browser's manifest (build/client), half of its bytes on every page. Only the
 * server reads them, from its own manifest, to preload modules; a browser's modules import what they need themselves.
 */
export function slimManifest(folder: string): void {
  for (const file of globSync('assets/manifest-*.js', { cwd: folder })) {
    const path = join(folder, file);
    // Those of the entry are read in browsers, too.
    const [entry = '', ...routes] = readFileSync(path, 'utf8').split('"routes":');
    const slim = routes.map((text) => text.replaceAll(IMPORTS, '"imports":[]'));
    writeFileSync(path, [entry, ...slim].join('"routes":'));
  }
}

if (import.meta.main) slimManifest(join(import.meta.dirname, '../../build/client'));
