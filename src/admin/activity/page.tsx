import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { Link } from '#ui/link/link.tsx';
import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { HistoryIcon } from '../ui/icons.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { type ActivityFilter, formatActivityFilter, parseActivityFilter } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';

const FAILED = 'Hubo un error al obtener la actividad.';

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const filter = parseActivityFilter(url.search);
  const page = await adminClient.audit.list(filter).catch(() => {
    toastError(FAILED);
    return null;
  });
  return { filter, page };
}

/** Who did what and when. */
export default function Activity({ loaderData: { filter, page } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const consult = (chosen: ActivityFilter) => void navigate(adminPages.activity + formatActivityFilter(chosen));
  const search = formatActivityFilter(filter);
  return (
    <AdminPage title="Actividad">
      {filter.request === undefined ? (
        <ActivityFilters filter={filter} authors={page?.authors ?? []} onConsult={consult} />
      ) : (
        <p className="-mt-2 text-muted">
          Los cambios de una lista de precios.{' '}
          <Link to={adminPages.activity} className="font-semibold text-accent underline underline-offset-4">
            Ver toda la actividad
          </Link>
        </p>
      )}
      {page === null && <ErrorState text={FAILED} />}
      {page?.entries.length === 0 && (
        <EmptyState
          icon={HistoryIcon}
          text={search === '' ? 'Todavía no hay actividad.' : 'No hay actividad con esos filtros.'}
        />
      )}
      {page && page.entries.length > 0 && (
        <ActivityList key={`${search} ${page.entries[0]?.id}`} filter={filter} first={page} />
      )}
    </AdminPage>
  );
}
