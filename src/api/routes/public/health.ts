import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireHealth, wireReadiness } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import type { Database } from '#data/engine/database.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';

/** Longest wait for the database. */
const READY_TIMEOUT_MS = 1000;

const health = endpoint({
  method: 'get',
  path: api.health,
  access: 'public',
  summary: 'Whether the process is alive; asks nothing of the database',
  body: wireHealth,
});

const ready = endpoint({
  method: 'get',
  path: api.ready,
  access: 'public',
  summary: 'Whether requests can be sent here: the database answers and the server does not stop; otherwise 503',
  body: wireReadiness,
});

export function healthRoutes(app: OpenAPIHono<ApiEnv>, { database, isStopping }: ApiDependencies): void {
  app.openapi(health, (c) => c.json({ status: 'ok' as const }, 200, { 'Cache-Control': 'no-store' }));
  app.openapi(ready, async (c) => {
    c.header('Cache-Control', 'no-store');
    const version = isStopping?.() ? undefined : await askDatabase(database);
    if (version === undefined) throw new Failure(503, failureTexts.notReady);
    return c.json({ status: 'ready' as const, version }, 200);
  });
}

/** The catalogue's version; undefined when the database does not return it in time. */
async function askDatabase({ query }: Database): Promise<number | undefined> {
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => timeout.resolve(undefined), READY_TIMEOUT_MS);
  const answer = query
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirst()
    .then((row) => row?.version ?? 0)
    .catch(() => undefined);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
