import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const serverBundle = z.object({ entry: z.object({ module: z.object({ styleSheet: z.string() }) }) });

/** Writes the sheet that every page carries to a file, too: for the offline page, which is not rendered. */
function writeStyles(folder: string, styleSheet: string): void {
  const digest = createHash('sha256').update(styleSheet).digest('hex').slice(0, 8);
  writeFileSync(join(folder, `assets/styles-${digest}.css`), styleSheet);
}

if (import.meta.main) {
  const build = join(import.meta.dirname, '../../build');
  const { entry } = serverBundle.parse(await import(join(build, 'server/index.js')));
  writeStyles(join(build, 'client'), entry.module.styleSheet);
}
