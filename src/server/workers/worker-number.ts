/** Set by the process that forked this one. */
export const WORKER_NUMBER = 'WORKER_NUMBER';

/** Whether this process does what only one of them may: the demo catalogue, backups, deletions. */
export function isFirstWorker(env: NodeJS.ProcessEnv = process.env): boolean {
  return (env[WORKER_NUMBER] ?? '1') === '1';
}
