import { Screen } from '../frame/screen.tsx';
import { toastError } from '../frame/toasts.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import { QuickPrices } from './quick-prices.tsx';

export async function clientLoader() {
  try {
    return await adminClient.products.prices();
  } catch {
    toastError('Error al cargar los productos.');
    return [];
  }
}

/** Filters and order are a matter of the browser alone. */
export const shouldRevalidate = () => false;

export default function QuickPricesPage({ loaderData: rows }: Route.ComponentProps) {
  return (
    <Screen title="Precios rápidos">
      <QuickPrices loaded={rows} />
    </Screen>
  );
}
