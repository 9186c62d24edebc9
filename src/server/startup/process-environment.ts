import { join } from 'node:path';

/** Of compiled code, which later starts use again. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/node');

/**
 * What Node and the C library read only when a process begins. Memory in a few arenas grows and is not given back; large
 * blocks, as password hashes take, are mapped each for itself. With compiled code from the first file on, Node does not
 * load what removes the types from a file, which would stay in memory: 15 MB.
 */
export const SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  NODE_COMPILE_CACHE: COMPILE_CACHE,
};

/**
 * Runs this program again with these variables in its environment; the id of the process stays. Does nothing where they
 * are set, and on other systems than Linux.
 */
export function applyEnvironment({ execve, env, execPath, execArgv, argv, platform }: NodeJS.Process = process): void {
  if (platform !== 'linux' || Object.keys(SETTINGS).every((name) => env[name] !== undefined)) return;
  execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SETTINGS, ...env });
}
