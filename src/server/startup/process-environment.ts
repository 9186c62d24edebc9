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

/** At most 6 MB for each half of the young objects; old ones are collected once they are a fifth more. */
export const V8_OPTIONS = ['--max-semi-space-size=6', '--heap-growing-percent=20'];

/**
 * Runs this program again with these variables in its environment and these options of V8; the id of the process stays.
 * Does nothing where all are set, to whatever value, and on other systems than Linux.
 */
export function applyEnvironment({ execve, env, execPath, execArgv, argv, platform }: NodeJS.Process = process): void {
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? '').split(' ')].map(optionName);
  const options = V8_OPTIONS.filter((option) => !given.includes(optionName(option)));
  const isApplied = options.length === 0 && Object.keys(SETTINGS).every((name) => env[name] !== undefined);
  if (platform !== 'linux' || isApplied) return;
  execve?.(execPath, [execPath, ...options, ...execArgv, ...argv.slice(1)], { ...SETTINGS, ...env });
}

function optionName(option: string): string {
  return option.split('=', 1)[0] ?? option;
}
