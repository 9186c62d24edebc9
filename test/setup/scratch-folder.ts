import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    scratchFolder: string;
  }
}

/** Creates one temporary folder for a run of the tests; returns what removes it. */
export default async function make(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-tests-'));
  project.provide('scratchFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
