import { execFileSync, spawnSync } from 'node:child_process';

/** Whether processes can be bound to cores, as on Linux. */
export const canPin = spawnSync('taskset', ['--version']).error === undefined;

/** Binds all threads of a process, and those that it starts later, to these cores. */
export function pinProcess(pid: number, cores: readonly number[]): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.join(), String(pid)], { stdio: 'ignore' });
}
