import { isCompleteFile } from './complete-file.ts';
import { killProcess, readInProcess } from './process-protocol.ts';
import type { MatchResult, ReadTask } from './read-and-match.ts';
import { looksLikePdf } from './read-pages.ts';
import { TIMEOUT_MS } from './reading-limits.ts';
import { TurnQueue } from './turn-queue.ts';

export type ReadFailure =
  | Extract<MatchResult, { ok: false }>['reason']
  | 'cut-off'
  | 'time'
  | 'memory'
  | 'busy'
  /** Whoever asked does not wait for the answer any more. */
  | 'gone';
export type ReadResult = Extract<MatchResult, { ok: true }> | { ok: false; reason: ReadFailure };

const turns = new TurnQueue({ mostWaiting: 4 });

type ReadOptions = { timeMs?: number; signal?: AbortSignal | undefined };

/**
 * Reads and matches lists in a process of their own, one after another. It is ended when the file takes too long or too much
 * memory, and when `signal` says that nobody waits for it any more.
 */
export async function readPriceList(task: ReadTask, limits: ReadOptions = {}): Promise<ReadResult> {
  if (!looksLikePdf(task.bytes)) return { ok: false, reason: 'not-pdf' };
  if (!isCompleteFile(task.bytes)) return { ok: false, reason: 'cut-off' };
  const turn = await turns.take(limits.signal);
  if (!turn.ok) return turn;
  try {
    return await readWithin(task, limits);
  } finally {
    turn.end();
  }
}

async function readWithin(task: ReadTask, { timeMs, signal }: ReadOptions): Promise<ReadResult> {
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    killProcess();
  };
  const leave = () => end('gone');
  signal?.addEventListener('abort', leave, { once: true });
  const late = setTimeout(end, timeMs ?? TIMEOUT_MS, 'time');
  try {
    const heard = await readInProcess(task);
    if (heard === 'late') return { ok: false, reason: 'time' };
    if (heard === 'killed') return { ok: false, reason: failure ?? 'memory' };
    if ('failed' in heard) throw new Error(`a price list was not read: ${heard.failed}`);
    return heard.read;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', leave);
  }
}
