import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { QuickPrices } from './quick-prices.tsx';

const FAILED = 'Error al cargar los productos.';

export async function clientLoader() {
  try {
    return await adminClient.products.prices();
  } catch {
    toastError(FAILED);
    return null;
  }
}

/** Filters and sort are applied in the browser only. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export default function QuickPricesPage({ loaderData: rows }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Precios rápidos"
      actions={
        <ButtonLink to={adminPages.adjustPrices} variant="ghost" size="sm">
          Ajustar precios
        </ButtonLink>
      }
    >
      {rows === null ? <ErrorState text={FAILED} /> : <QuickPrices loaded={rows} />}
    </AdminPage>
  );
}
