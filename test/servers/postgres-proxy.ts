import { createConnection } from 'node:net';
import { join } from 'node:path';
import { type FreezableProxy, startProxy } from './freezable-proxy.ts';

export type PostgresProxy = FreezableProxy & { url: string };

/** Forwards connections to a PostgreSQL of `startPostgres`, and can stop doing so. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const socketFile = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const proxy = await startProxy(() => createConnection(socketFile));
  return { ...proxy, url: `postgres://${target.username}@127.0.0.1:${proxy.port}${target.pathname}` };
}
