import type { Database } from '#data/engine/database.ts';
import type { Lanes } from '../admission/lanes.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Metrics } from './metrics.ts';

export function reportCache(metrics: Metrics, { counts, bytes }: ResponseCache): void {
  const total = (name: string, help: string, read: () => number) => ({
    name: `response_cache_${name}_total`,
    help,
    read,
  });
  metrics.addCounters([
    total('hits', 'Responses sent as they were cached', () => counts().hits),
    total('revalidations', 'Cached responses that a change left valid', () => counts().revalidations),
    total('stale', 'Responses sent although the database was unavailable', () => counts().stale),
    total('misses', 'Responses made anew', () => counts().misses),
  ]);
  metrics.addGauges([{ name: 'response_cache_bytes', help: 'Size of the response cache', read: bytes }]);
}

export function reportDatabase(metrics: Metrics, { status }: Database): void {
  if (!status) return;
  metrics.addGauges([
    {
      name: 'catalogue_version',
      help: 'Version of the catalogue that this node knows',
      read: () => status().knownVersion,
    },
    {
      name: 'catalogue_version_listening',
      help: 'Whether changes of other nodes arrive without asking',
      read: () => Number(status().isListening),
    },
    ...(['reads', 'writes'] as const).flatMap((pool) =>
      (['total', 'idle', 'waiting'] as const).map((count) => ({
        name: `database_${pool}_${count}`,
        help: `Connections of the pool for ${pool}; waiting: requests for one`,
        read: () => status().pools[pool][count],
      })),
    ),
  ]);
}

export function reportLanes(metrics: Metrics, lanes: Lanes): void {
  for (const [name, lane] of Object.entries(lanes)) {
    metrics.addGauges([
      { name: `lane_${name}_running`, help: 'Responses that are being made', read: () => lane.running },
      { name: `lane_${name}_waiting`, help: 'Requests that wait for their turn', read: () => lane.waiting },
    ]);
    metrics.addCounters([
      { name: `lane_${name}_refused_total`, help: 'Requests refused with 503', read: () => lane.refused },
    ]);
  }
}
