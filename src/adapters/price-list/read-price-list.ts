import { fileKind } from './file-kind.ts';
import { isCompleteFile } from './pdf/complete-file.ts';
import { createFileReader, type Interruption } from './process/file-reader.ts';
import type { MatchResult, ReadTask } from './read-and-match.ts';

export type ReadFailure = Extract<MatchResult, { ok: false }>['reason'] | Interruption;
export type ReadResult = Extract<MatchResult, { ok: true }> | { ok: false; reason: ReadFailure };

const read = createFileReader<ReadTask, MatchResult>(new URL('./process/read-process.ts', import.meta.url));

/** Reads and matches a list in a process of its own. */
export async function readPriceList(task: ReadTask, limits?: Parameters<typeof read>[1]): Promise<ReadResult> {
  const kind = fileKind(task.bytes);
  if (kind !== 'pdf' && kind !== 'zip' && kind !== 'text') return { ok: false, reason: kind };
  if (kind === 'pdf' && !isCompleteFile(task.bytes)) return { ok: false, reason: 'cut-off' };
  return read(task, limits);
}
