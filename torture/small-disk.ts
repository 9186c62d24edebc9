import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Leaves not one byte free. */
  fill: () => Promise<void>;
  /** Makes room again. */
  free: () => Promise<void>;
  unmount: () => void;
};

/** Mounts a file system in memory in the folder; undefined where that is not allowed. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillDisk(ballast),
    free: () => rm(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  };
}

async function fillDisk(ballast: string): Promise<void> {
  const file = await open(ballast, 'a');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
    const chunk = Buffer.alloc(size);
    while (await writes(file.write(chunk)));
  }
  await file.close();
}

const writes = (write: Promise<{ bytesWritten: number }>) =>
  write.then(
    ({ bytesWritten }) => bytesWritten > 0,
    () => false,
  );
