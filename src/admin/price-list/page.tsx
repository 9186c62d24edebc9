import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import type { PriceListServerState } from './flow/server-state.ts';
import { PriceListImport } from './price-list-import.tsx';

/** Restores a preview or result from the server; without a response the screen starts empty. */
export async function clientLoader(): Promise<PriceListServerState> {
  return adminClient.priceList.state().catch(() => ({ preview: null, update: null }));
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: state }: Route.ComponentProps) {
  return (
    <AdminPage title="Lista de precios">
      <PriceListImport state={state} />
    </AdminPage>
  );
}
