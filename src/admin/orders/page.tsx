import { type ClientLoaderFunctionArgs, redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { shownFact } from '#domain/business/unfilled-facts.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { formatListSearch, initialAdminListState, parseListState } from '../crud/list-state.ts';
import { adminClient } from '../session/admin-client.ts';
import { Pagination } from '../table/pagination.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ReceiptIcon } from '../ui/icons.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { OrderCard } from './order-card.tsx';

const FAILED = 'Hubo un error al obtener los pedidos.';
const OPEN_ONLY = 'pendientes';

type PageState = { page: number; pageSize: number };

const pageUrl = (state: PageState, openOnly: boolean) => {
  const search = new URLSearchParams(formatListSearch({ ...initialAdminListState, ...state }));
  if (openOnly) search.set(OPEN_ONLY, '1');
  return search.size === 0 ? adminPages.orders : `${adminPages.orders}?${search}`;
};

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const { page, pageSize } = parseListState(url.search);
  const openOnly = url.searchParams.get(OPEN_ONLY) === '1';
  const [list, constants] = await Promise.all([
    adminClient.orders.list({ page, pageSize, openOnly }).catch(() => {
      toastError(FAILED);
      return null;
    }),
    adminClient.constants.list().catch(() => []),
  ]);
  const fact = constants.find(({ name }) => name === 'paymentAlias');
  const pages = list === null ? 1 : Math.max(1, Math.ceil(list.totalResults / pageSize));
  if (page > pages) throw redirect(pageUrl({ page: pages, pageSize }, openOnly));
  return { page, pageSize, pages, openOnly, list, alias: fact ? shownFact(fact) : '' };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { page, pageSize, pages, openOnly, list, alias } = loaderData;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title="Pedidos"
      actions={
        <ButtonLink to={adminPages.pasteOrder} size="sm">
          Pegar pedido
        </ButtonLink>
      }
    >
      <nav aria-label="Qué pedidos" className="-mt-2 flex gap-4">
        {[false, true].map((only) => (
          <Link
            key={String(only)}
            to={pageUrl({ page: 1, pageSize }, only)}
            aria-current={only === openOnly ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-semibold decoration-2 underline-offset-4 aria-[current=page]:underline"
          >
            {only ? 'Pendientes' : 'Todos'}
          </Link>
        ))}
      </nav>
      {list === null && <ErrorState text={FAILED} />}
      {list?.totalResults === 0 && (
        <EmptyState
          icon={ReceiptIcon}
          text={openOnly ? 'No hay pedidos pendientes.' : 'Todavía no hay pedidos. Pegá el primero.'}
        />
      )}
      {list && list.totalResults > 0 && (
        <>
          <ul className="flex max-w-4xl flex-col gap-3">
            {list.rows.map((order) => (
              <OrderCard key={order.id} {...{ order, alias }} onChanged={() => void revalidate()} />
            ))}
          </ul>
          <Pagination {...{ page, pages, pageSize }} onChange={(state) => void navigate(pageUrl(state, openOnly))} />
        </>
      )}
    </AdminPage>
  );
}
