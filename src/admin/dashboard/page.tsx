import type { WirePendingCounts } from '#contract/responses/admin.ts';
import type { WireBackupStatus } from '#contract/responses/backup-status.ts';
import type { WireStorage } from '#contract/responses/storage.ts';
import type { Constant } from '#domain/business/constant.ts';
import { Link } from '#ui/link/link.tsx';
import { sections } from '../layout/sections.ts';
import { adminClient } from '../session/admin-client.ts';
import { useSession } from '../session/use-session.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import { BackupNotice } from './backup-notice.tsx';
import { pendingLabels } from './pending-labels.ts';
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
        {sections.map(({ to, label, description, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full min-h-36 flex-col rounded-lg border border-line p-4 transition-colors hover:border-ink hover:bg-ground"
            >
              <Icon className="mb-3 size-7 text-accent" />
              <h2 className="text-base group-hover:text-accent md:text-lg">{label}</h2>
              <p className="text-sm text-muted">{description}</p>
              <div className="mt-auto flex flex-wrap gap-1.5 empty:hidden">
                {labels[to]?.map((text) => (
                  <p
                    key={text}
                    className="mt-2 rounded-md bg-warning-soft px-2 py-0.5 text-sm font-semibold text-warning"
                  >
                    {text}
                  </p>
                ))}
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
