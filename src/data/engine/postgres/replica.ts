import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { withTimeout } from './timing.ts';

const CHECK_TIMEOUT_MS = 300;
/** Least time between two checks of a replica that is behind. */
const CHECK_INTERVAL_MS = 20;
/** Time between two attempts to reach a replica that is away. */
const RETRY_MS = 500;

type ReplicaOptions = {
  replica: Kysely<Tables>;
  /** The version that reads must have reached. */
  requiredVersion: () => number;
  onConnectionError: (error: Error) => void;
};

export type Replica = ReturnType<typeof watchReplica>;

/** Knows whether a replica can be read without showing less than what was written. */
export function watchReplica({ replica, requiredVersion, onConnectionError }: ReplicaOptions) {
  let reached = 0;
  let isAway = false;
  let isClosed = false;
  let checking: Promise<void> | undefined;

  const readVersion = async () => {
    const row = replica.selectFrom('catalogue_version').select('version').executeTakeFirst();
    reached = (await withTimeout(row, CHECK_TIMEOUT_MS))?.version ?? 0;
  };

  const retry = () => {
    if (isClosed) return;
    readVersion().then(
      () => {
        isAway = false;
      },
      () => setTimeout(retry, RETRY_MS).unref(),
    );
  };

  const reportLoss = (error: unknown) => {
    if (isAway || isClosed) return;
    isAway = true;
    reached = 0;
    if (error instanceof Error) onConnectionError(error);
    setTimeout(retry, RETRY_MS).unref();
  };

  /** One check for all readers; while the replica is behind, it is asked at most once per interval. */
  const check = () => {
    if (checking) return checking;
    const forget = () => {
      checking = undefined;
    };
    checking = readVersion().catch(reportLoss);
    checking.then(() => setTimeout(forget, CHECK_INTERVAL_MS).unref());
    return checking;
  };

  return {
    query: replica,
    /** Whether it has all that is known to be written. */
    async isCurrent(): Promise<boolean> {
      const required = requiredVersion();
      if (isAway) return false;
      if (reached < required) await check();
      return !isAway && reached >= required;
    },
    /** Called when a read of it fails; until it answers again, it is not current. */
    reportLoss,
    async close() {
      isClosed = true;
      await replica.destroy();
    },
  };
}
