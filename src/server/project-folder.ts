import { join } from 'node:path';

const PROJECT_FOLDER = join(import.meta.dirname, '../..');

/** The path of a file or folder of the project, whatever folder the server was started in. */
export const projectPath = (path: string) => join(PROJECT_FOLDER, path);
