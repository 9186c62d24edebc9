import { useState } from 'react';
import type { AuditRow } from '#contract/admin/audit.ts';
import { Button } from '#ui/button/button.tsx';
import { adminClient } from '../session/admin-client.ts';
import { toastError } from '../ui/toasts.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import type { ActivityFilter } from './activity-filter.ts';

type Page = { entries: readonly AuditRow[]; next: string | null };

/** The first page, and those that were asked for after it. */
export function ActivityList({ filter, first }: { filter: ActivityFilter; first: Page }) {
  const [{ entries, next }, setShown] = useState(first);
  const [loading, setLoading] = useState(false);

  async function loadMore() {
    setLoading(true);
    try {
      const page = await adminClient.audit.list({ ...filter, after: next ?? undefined });
      setShown({ entries: [...entries, ...page.entries], next: page.next });
    } catch {
      toastError('No se pudo obtener el resto de la actividad.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-white">
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next !== null && (
        <Button variant="ghost" className="self-center" loading={loading} onClick={() => void loadMore()}>
          Ver más
        </Button>
      )}
    </>
  );
}
