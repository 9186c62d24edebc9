import type { OpenAPIHono } from '@hono/zod-openapi';
import { auditListing } from '#contract/requests/audit.ts';
import { wireAuditPage } from '#contract/responses/audit.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listAudit, listAuthors } from '#data/audit/list-audit.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const PAGE_SIZE = 50;

const list = endpoint({
  method: 'get',
  path: adminApi.audit,
  access: 'admin',
  summary: 'Who did what, newest first, in pages of 50; the prices of a list only by its request or product',
  request: { query: auditListing },
  body: wireAuditPage,
});

export function auditRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(list, async (c) => {
    const { who, what, id, request, from, until, after } = c.req.valid('query');
    const filter = { administratorId: who, entity: what, entityId: id, requestId: request, from, until };
    const { entries, next } = await listAudit(database, { filter, after, limit: PAGE_SIZE });
    const body = {
      entries: entries.map(({ at, administrator, source, ...entry }) => ({
        ...entry,
        date: toWireDate(at),
        who: administrator,
        how: source,
      })),
      next: next && `${next.at}.${next.id}`,
      authors: await listAuthors(database),
    };
    return c.json(wireAuditPage.parse(body), 200);
  });
}
