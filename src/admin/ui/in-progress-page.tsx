import { AdminPage } from './admin-page.tsx';
import { EmptyState } from './empty-state.tsx';
import { HammerIcon } from './icons.tsx';

/** A section that is not implemented yet. */
export function InProgressPage({ title }: { title: string }) {
  return (
    <AdminPage title={title}>
      <EmptyState icon={HammerIcon} text="En progreso..." />
    </AdminPage>
  );
}
