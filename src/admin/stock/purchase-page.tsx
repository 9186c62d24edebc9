import { AdminPage } from '../ui/admin-page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import type { Route } from './+types/purchase-page';
import { LEVELS_FAILED, loadLevels } from './load-levels.ts';
import { PurchaseForm } from './purchase-form.tsx';

export const clientLoader = loadLevels;

export default function PurchasePage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Ingresar mercadería">
      {loaderData === null ? <ErrorState text={LEVELS_FAILED} /> : <PurchaseForm levels={loaderData.levels} />}
    </AdminPage>
  );
}
