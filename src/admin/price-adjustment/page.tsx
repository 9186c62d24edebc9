import { loadServerState } from '../price-list/flow/server-state.ts';
import { loadPrices } from '../quick-prices/load-prices.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { AdjustPrices } from './adjust-prices.tsx';

const FAILED = 'Error al cargar los productos.';

/** With the update that can still be undone. */
export async function clientLoader() {
  try {
    const [prices, { update }] = await Promise.all([loadPrices(), loadServerState()]);
    return { ...prices, update };
  } catch {
    toastError(FAILED);
    return null;
  }
}

export default function AdjustPricesPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <AdminPage title="Ajustar precios">
      {loaded === null ? <ErrorState text={FAILED} /> : <AdjustPrices {...loaded} />}
    </AdminPage>
  );
}
