// Writes the sheet that every page carries to a file, too: for the offline page, which is not rendered.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const DIGEST_LENGTH = 8;
const serverBundle = z.object({ entry: z.object({ module: z.object({ styleSheet: z.string() }) }) });

const build = join(import.meta.dirname, '../../build');
const { styleSheet } = serverBundle.parse(await import(join(build, 'server/index.js'))).entry.module;
const digest = createHash('sha256').update(styleSheet).digest('hex').slice(0, DIGEST_LENGTH);
writeFileSync(join(build, `client/assets/styles-${digest}.css`), styleSheet);
