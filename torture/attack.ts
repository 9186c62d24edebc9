import { parseArgs } from 'node:util';

/** A line of the printed table. */
export type Row = [label: string, figure: string, target: string];

/** What an attack works on: a database of its own and an empty folder. */
export type AttackTarget = { kind: 'sqlite' | 'postgres'; folder: string; databaseUrl: string | undefined };

/** Throws when the shop does what it must not. */
export type Attack = {
  /** Run once on each of these. */
  databases: readonly AttackTarget['kind'][];
  run: (target: AttackTarget) => Promise<Row[]>;
};

export const onBoth = ['sqlite', 'postgres'] as const;
/** For what does not depend on the database. */
export const onSqlite = ['sqlite'] as const;
/** For what starts a PostgreSQL of its own. */
export const onPostgres = ['postgres'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '100' },
    buyers: { type: 'string', default: '50' },
    requests: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '50' },
    fills: { type: 'string', default: '20' },
    drills: { type: 'string', default: '25' },
    restarts: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
  },
});

export const attackNames = positionals;

/** How long an attack goes on, from the command line. */
export const sizes = {
  rounds: Number(values.rounds),
  buyers: Number(values.buyers),
  requests: Number(values.requests),
  orders: Number(values.orders),
  kills: Number(values.kills),
  fills: Number(values.fills),
  drills: Number(values.drills),
  restarts: Number(values.restarts),
  seconds: Number(values.seconds),
};
