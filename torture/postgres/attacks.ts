import { formatWhole } from '../../test/report/table.ts';
import { type Attack, onPostgres, sizes } from '../attack.ts';
import { runNodes } from './nodes.ts';
import { restartDatabase } from './restart-database.ts';

const NODE_ROUNDS = 30;

/** Attacks on shops whose PostgreSQL they run themselves. */
export const postgresAttacks: Record<string, Attack> = {
  'restart-database': {
    databases: onPostgres,
    run: async ({ folder }) => {
      const { restarts, terminated, visits, writes, slowestReturnMs } = await restartDatabase({
        folder,
        rounds: sizes.restarts,
      });
      const seen = `${formatWhole(visits.fresh)} fresh, ${formatWhole(visits.stale)} stale, ${formatWhole(visits.unavailable)} with 503`;
      const written = `${formatWhole(writes.acknowledged)} confirmed, ${formatWhole(writes.repeated)} sent again`;
      return [
        ['restarts of the database', `${restarts}, and ${terminated} connections ended`, 'no process ends'],
        ['visits meanwhile', seen, 'nothing else'],
        ['slowest visit', `${formatWhole(visits.slowestMs)} ms`, '≤ 2,500'],
        ['writes meanwhile', written, 'each once, none missing'],
        ['slowest return', `${formatWhole(slowestReturnMs)} ms`, '≤ 2,000'],
      ];
    },
  },
  nodes: {
    databases: onPostgres,
    run: async ({ folder }) => {
      const { seenAfterMs, rounds, visits, writes, retried } = await runNodes({ folder, rounds: NODE_ROUNDS });
      const median = seenAfterMs[Math.floor(seenAfterMs.length / 2)] ?? 0;
      const seen = `p50 ${formatWhole(median)} ms, at most ${formatWhole(seenAfterMs.at(-1) ?? 0)} ms`;
      return [
        ['a change is seen by all nodes', seen, '≤ 1,000'],
        ['the last unit, ordered on all nodes', `sold once in ${rounds} rounds`, 'once'],
        ['sign-out', 'on every node', 'at once'],
        ['a node is killed', `${formatWhole(visits.fresh)} visits, ${retried} retried`, 'none fails'],
        ['writes meanwhile', `${formatWhole(writes.acknowledged)} confirmed`, 'each once, none missing'],
      ];
    },
  },
};
