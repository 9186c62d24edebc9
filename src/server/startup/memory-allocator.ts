/** Memory in a few arenas grows and is not given back; large blocks, as password hashes take, are mapped each for itself. */
export const SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

/**
 * Runs this program again with settings of the C library's allocator, which it reads only when a process begins; the id
 * of the process stays. Does nothing where they are set, and on other systems than Linux.
 */
export function limitAllocator({ execve, env, execPath, execArgv, argv, platform }: NodeJS.Process = process): void {
  if (platform !== 'linux' || Object.keys(SETTINGS).every((name) => env[name] !== undefined)) return;
  execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SETTINGS, ...env });
}
