import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireAuditEntry, WireAuditPage } from '../responses/audit.ts';
import { adminApi } from '../urls/admin-urls.ts';

export type AuditRow = ReturnType<typeof fromWireEntry>;

/** Days as '2026-11-22'; `after` is the `next` of the page before. */
export type AuditRequest = {
  who?: string | undefined;
  what?: string | undefined;
  request?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  after?: string | undefined;
};

export function auditCalls(caller: Caller) {
  return {
    /** Newest first; `at` in epoch milliseconds. */
    list: async (request: AuditRequest) => {
      const { entries, ...page } = await call<WireAuditPage>(caller, adminApi.audit, { query: request });
      return { ...page, entries: entries.map(fromWireEntry) };
    },
  };
}

function fromWireEntry({ date, ...entry }: WireAuditEntry) {
  return { ...entry, at: fromWireDate(date) };
}
