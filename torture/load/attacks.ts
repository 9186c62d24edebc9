import { formatFine, formatWhole } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { type Attack, type AttackTarget, onBoth, onSqlite, type Row, sizes } from '../attack.ts';
import { floods, type OverloadFigures, overload } from './overload.ts';
import { stopInTurn } from './rolling-stops.ts';
import { openSlowSockets } from './sockets.ts';
import type { Latency } from './watch.ts';

const CONNECTIONS = 300;
const SOCKETS = 500;
const STOPS = 20;

/** Attacks that keep a server busy or its connections open. */
export const loadAttacks: Record<string, Attack> = {
  overload: {
    databases: onBoth,
    run: async (target) => {
      const rows: Row[] = [];
      // One kind after the other in half of the time, and all of them together in the other half.
      const seconds = sizes.seconds / 2;
      for (const kinds of [...floods.map((kind) => [kind]), floods]) {
        const server = await startShopServer(environment(target));
        const each = kinds.length === 1 ? seconds / floods.length : seconds;
        try {
          const figures = await overload(server, { kinds, connections: CONNECTIONS, seconds: each });
          rows.push(...overloadRows(kinds.length === 1 ? kinds.join() : 'all at once', figures));
        } finally {
          await server.stop();
        }
      }
      return rows;
    },
  },
  sockets: {
    databases: onSqlite,
    run: async (target) => {
      const server = await startShopServer(environment(target));
      try {
        const { headers, body, shopper } = await openSlowSockets(server, { sockets: SOCKETS, withBodies: true });
        return [
          [`${SOCKETS} slow sockets: without headers cut off after`, `${formatFine(headers)} s`, '≤ 12'],
          ['without a body cut off after', `${formatFine(body)} s`, '≤ 32'],
          ['cached pages meanwhile', formatLatency(shopper), 'p99 ≤ 500 ms'],
        ];
      } finally {
        await server.stop();
      }
    },
  },
  stop: {
    databases: onBoth,
    run: async (target) => {
      const { stops, requests, notAccepted, slowestStopMs } = await stopInTurn(environment(target), STOPS);
      return [
        ['rolling stops', `${stops}, ${formatWhole(requests)} requests meanwhile`, 'none broken'],
        ['new connections reset by the system meanwhile', String(notAccepted), '≤ 1 each stop'],
        ['slowest stop', `${formatWhole(slowestStopMs)} ms`, '≤ 10,000'],
      ];
    },
  },
};

function environment({ folder, databaseUrl = '' }: AttackTarget) {
  return { DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: '1', LOG_LEVEL: 'fatal' };
}

function overloadRows(label: string, { before, during, after, seller, memory, statuses }: OverloadFigures): Row[] {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${formatWhole(count)}`);
  const megabytes = `${formatWhole(memory.idle)} MB before, at most ${formatWhole(memory.peak)}, ${formatWhole(memory.left)} after`;
  return [
    [`${CONNECTIONS} connections, ${label}`, counts.join(', '), 'the rest refused with 503'],
    [`${label}: cached pages before`, formatLatency(before), ''],
    [`${label}: cached pages meanwhile`, formatLatency(during), 'p99 ≤ 200 ms'],
    [`${label}: cached pages two seconds later`, formatLatency(after), 'as before'],
    [`${label}: a seller's reads meanwhile`, formatLatency(seller), ''],
    [`${label}: memory`, megabytes, '≤ 320 MB and back'],
  ];
}

function formatLatency({ p50, p99, count }: Latency): string {
  return `p50 ${formatFine(p50)} ms, p99 ${formatFine(p99)} ms of ${formatWhole(count)}`;
}
