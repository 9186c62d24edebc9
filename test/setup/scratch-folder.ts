import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates one temporary folder for a run of the tests, named in SCRATCH_FOLDER; returns what removes it. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-tests-'));
  process.env.SCRATCH_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
