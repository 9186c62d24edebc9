import type { WirePendingCounts } from '#contract/responses/admin.ts';
import type { WireBackupStatus } from '#contract/responses/backup-status.ts';
import type { WireStorage } from '#contract/responses/storage.ts';
import type { Constant } from '#domain/business/constant.ts';
import { sections } from '../layout/sections.ts';
import { adminClient } from '../session/admin-client.ts';
import { useSession } from '../session/use-session.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import { BackupNotice } from './backup-notice.tsx';
import { pendingLabels } from './pending-labels.ts';
import { SectionTile } from './section-tile.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UnfilledNotice } from './unfilled-notice.tsx';

type DashboardData = {
  counts: WirePendingCounts | null;
  storage: WireStorage | null;
  backup: WireBackupStatus | null;
  constants: Constant[] | null;
};

/** What fails is left out, as the labels of the tiles; the client has logged the failure. */
export async function clientLoader(): Promise<DashboardData> {
  const [counts, storage, backup, constants] = await Promise.all([
    adminClient.pendingCounts().catch(() => null),
    adminClient.storage().catch(() => null),
    adminClient.backupStatus().catch(() => null),
    adminClient.constants.list().catch(() => null),
  ]);
  return { counts, storage, backup, constants };
}

export default function Dashboard({ loaderData: { counts, storage, backup, constants } }: Route.ComponentProps) {
  const { displayName } = useSession();
  const labels = pendingLabels(counts);
  return (
    <AdminPage title={`¡Hola, ${displayName}!`}>
      <UnfilledNotice constants={constants} />
      <StorageNotice storage={storage} />
      <BackupNotice status={backup} />
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5">
        {sections.map((section) => (
          <li key={section.to}>
            <SectionTile section={section} labels={labels[section.to] ?? []} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
