import { type ClientLoaderFunctionArgs, redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { MailIcon } from '#ui/icons/icons.tsx';
import { formatListSearch, initialAdminListState, parseListState } from '../crud/list-state.ts';
import { adminClient } from '../session/admin-client.ts';
import { Pagination } from '../table/pagination.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { MessageCard } from './message-card.tsx';

const FAILED = 'Hubo un error al obtener los mensajes.';

type PageState = { page: number; pageSize: number };

const pageUrl = (state: PageState) => adminPages.messages + formatListSearch({ ...initialAdminListState, ...state });

/** Messages count as read once their page was loaded; the ones that are new on it are still marked. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const { page, pageSize } = parseListState(url.search);
  const list = await adminClient.messages.list({ page, pageSize }).catch(() => {
    toastError(FAILED);
    return null;
  });
  if (list === null) return { page, pageSize, pages: 1, list };
  const pages = Math.max(1, Math.ceil(list.totalResults / pageSize));
  if (page > pages) throw redirect(pageUrl({ page: pages, pageSize }));
  const unread = list.rows.filter(({ read }) => !read).map(({ id }) => id);
  // A failure is logged by the client; the messages stay unread.
  if (unread.length > 0) void adminClient.messages.markRead(unread).catch(() => {});
  return { page, pageSize, pages, list };
}

export default function Messages({ loaderData: { page, pageSize, pages, list } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const remove = async (id: number) => {
    const text = '¿Estás seguro que quieres borrar este mensaje?';
    if (!(await askForConfirmation({ title: 'Alerta', text, confirmLabel: 'Eliminar' }))) return;
    try {
      await adminClient.messages.delete(id);
      toastSuccess('Mensaje eliminado exitosamente!');
    } catch {
      toastError('Hubo un error al eliminar el mensaje.');
    }
    await revalidate();
  };

  return (
    <AdminPage title="Mensajes">
      {list === null && <ErrorState text={FAILED} />}
      {list?.totalResults === 0 && <EmptyState icon={MailIcon} text="Todavía no hay mensajes." />}
      {list && list.totalResults > 0 && (
        <>
          <p className="-mt-2 text-sm text-muted">
            {list.totalResults === 1 ? '1 mensaje' : `${list.totalResults} mensajes`} del formulario de contacto.
          </p>
          <ul className="flex max-w-4xl flex-col gap-3">
            {list.rows.map((message) => (
              <MessageCard key={message.id} message={message} onRemove={() => void remove(message.id)} />
            ))}
          </ul>
          <Pagination {...{ page, pages, pageSize }} onChange={(state) => void navigate(pageUrl(state))} />
        </>
      )}
    </AdminPage>
  );
}
