import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { BackupStatus } from '#api/http/env.ts';
import { findNewestBackup } from '#use-cases/backup/list-backups.ts';
import { backupBytes } from '#use-cases/backup/manifest.ts';
import { projectPath } from '../project-folder.ts';
import { isBackupDue } from './backup-schedule.ts';

const CHECK_INTERVAL_MS = 10 * 60 * 1000;
const RETRY_DELAY_MS = 60 * 60 * 1000;

type DailyBackupOptions = {
  store: ObjectStore;
  hour: number;
  log: Logger;
  /** Another worker makes them, and this one only knows of them. */
  isMadeElsewhere?: boolean;
  /** Makes one and deletes old ones; by default in a process of its own. Throws what is to be logged. */
  run?: (signal: AbortSignal) => Promise<void>;
};

export type DailyBackups = {
  status(): Promise<BackupStatus>;
  /** Of the newest one, as it was last seen; in seconds. */
  ageSeconds(): number | undefined;
  /** Ends one that is being made. */
  stop(): Promise<void>;
};

/** Makes a backup once a day, from ten minutes after the start on; a failed one is tried again after an hour. */
export function scheduleDailyBackups({
  store,
  hour,
  log,
  isMadeElsewhere = false,
  run = runProcess,
}: DailyBackupOptions): DailyBackups {
  const startedAt = Date.now();
  const stopping = new AbortController();
  let failedAt = 0;
  let newestAt: number | undefined;
  let running = Promise.resolve();

  const readNewest = async () => {
    const newest = await findNewestBackup(store);
    newestAt = newest?.manifest.createdAt;
    return newest;
  };
  const runWhenDue = async () => {
    const now = Date.now();
    if (now - failedAt < RETRY_DELAY_MS) return;
    try {
      await readNewest();
      if (!isBackupDue({ newestAt, now, hour })) return;
      await run(stopping.signal);
      const newest = await readNewest();
      log.info({ backup: newest?.name, bytes: newest && backupBytes(newest.manifest) }, 'backup made');
    } catch (err) {
      if (stopping.signal.aborted) return;
      failedAt = now;
      log.error({ err, place: store.location }, 'no backup was made; trying again in an hour');
    }
  };
  /** Long enough for the other worker to have made it. */
  const isOverdue = () => {
    const now = Date.now() - RETRY_DELAY_MS;
    return isMadeElsewhere && startedAt < now && isBackupDue({ newestAt, now, hour });
  };
  const timer = setInterval(() => {
    if (isMadeElsewhere) return;
    running = running.then(runWhenDue);
  }, CHECK_INTERVAL_MS).unref();

  return {
    async status() {
      const newest = await readNewest().catch((err: unknown) => {
        log.warn({ err, place: store.location }, 'the backups could not be listed');
        failedAt = Date.now();
        return undefined;
      });
      return {
        ageMs: newest ? Date.now() - newest.manifest.createdAt : null,
        bytes: newest ? backupBytes(newest.manifest) : null,
        // Another process may have made one since.
        hasFailed: failedAt > (newestAt ?? 0) || isOverdue(),
      };
    },
    ageSeconds: () => newestAt && (Date.now() - newestAt) / 1000,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Apart from the server, so that its work and its memory are not the shoppers'. */
async function runProcess(signal: AbortSignal): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [projectPath('src/server/commands/backup.ts'), '--prune'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill();
  signal.addEventListener('abort', kill, { once: true });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', kill);
  if (code !== 0) throw new Error(text.trim() || `the backup ended with code ${code}`);
}
