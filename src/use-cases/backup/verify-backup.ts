import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { type BackedUpImage, imageFile, readImageList } from './image-list.ts';
import type { Manifest } from './manifest.ts';
import { findRowFileProblem, sha256Hex } from './row-files.ts';

const CONCURRENCY = 8;
/** Enough to see what is wrong. */
const MAX_PROBLEMS = 20;

/** Reads every part of a backup and compares its checksum and rows; returns what is wrong. */
export async function verifyBackup(store: Pick<ObjectStore, 'get'>, { tables, images }: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const table of tables) {
    const problem = await findRowFileProblem(store, table);
    if (problem) problems.push(`${table.name}: ${problem}`);
  }
  const problem = await findRowFileProblem(store, images);
  if (problem) problems.push(`images: ${problem}`);
  else problems.push(...(await findImageProblems(store, await readImageList(store, images))));
  return problems.slice(0, MAX_PROBLEMS);
}

async function findImageProblems(store: Pick<ObjectStore, 'get'>, images: readonly BackedUpImage[]): Promise<string[]> {
  const problems: string[] = [];
  await forEachConcurrently(images, CONCURRENCY, async ({ sha256 }) => {
    const bytes = await store.get(imageFile(sha256));
    if (!bytes) problems.push(`${imageFile(sha256)} is missing`);
    else if (sha256Hex(bytes) !== sha256) problems.push(`${imageFile(sha256)} is damaged`);
  });
  return problems;
}
