import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duplicateExports } from './exported-names.ts';
import { arrowsInSrc, arrowsOutsideSrc, forbiddenArrows, parseAllowed } from './folder-arrows.ts';
import { fileCycles, folderCycles } from './import-cycles.ts';
import { fullFolders, twoWayRooms } from './rooms.ts';
import { readSourceFiles } from './source-files.ts';

// `npm run arrows`: prints every offence against the structure of the folders, one a line. Another checkout can be named.
const root = process.argv[2] ?? join(import.meta.dirname, '../..');
const files = readSourceFiles(root);
const allowed = parseAllowed(readFileSync(join(root, 'arrows.allowed'), 'utf8'));
const arrows = arrowsInSrc(files);
const offences = [
  ...forbiddenArrows([...arrows, ...arrowsOutsideSrc(files)], allowed),
  ...folderCycles(arrows),
  ...fileCycles(files),
  ...twoWayRooms(files),
  ...fullFolders(files),
  ...duplicateExports(files),
];
for (const offence of offences) process.stdout.write(`${offence}\n`);
if (offences.length > 0) process.exitCode = 1;
