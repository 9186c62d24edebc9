import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { loadPrices } from './load-prices.ts';
import { QuickPrices } from './quick-prices.tsx';

const FAILED = 'Error al cargar los productos.';

export async function clientLoader() {
  try {
    return await loadPrices();
  } catch {
    toastError(FAILED);
    return null;
  }
}

/** Filters and sort are applied in the browser only. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export default function QuickPricesPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Precios rápidos"
      actions={
        <ButtonLink to={adminPages.adjustPrices} variant="ghost" size="sm">
          Ajustar precios
        </ButtonLink>
      }
    >
      {loaded === null ? <ErrorState text={FAILED} /> : <QuickPrices loaded={loaded.rows} dollar={loaded.dollar} />}
    </AdminPage>
  );
}
