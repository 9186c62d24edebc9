import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { loadOfferedProducts } from './load-offered-products.ts';
import { SharedList } from './shared-list.tsx';

const FAILED = 'Error al cargar los productos.';

export async function clientLoader() {
  try {
    return await loadOfferedProducts();
  } catch {
    toastError(FAILED);
    return null;
  }
}

export default function SharedListPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <AdminPage title="Compartir lista">
      {loaded === null ? <ErrorState text={FAILED} /> : <SharedList {...loaded} />}
    </AdminPage>
  );
}
