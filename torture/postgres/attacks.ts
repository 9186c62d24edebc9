import { formatWhole } from '../../test/report/table.ts';
import { type Attack, onPostgres, sizes } from '../attack.ts';
import { restartDatabase } from './restart-database.ts';

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
};
