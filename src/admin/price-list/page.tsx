import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import type { PriceListServerState } from './flow/server-state.ts';
import { PriceListImport } from './price-list-import.tsx';

/** What was left in mid-work is there again; without an answer the screen begins as if there was nothing. */
export async function clientLoader(): Promise<PriceListServerState> {
  return adminClient.priceList.state().catch(() => ({ preview: null, update: null }));
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: held }: Route.ComponentProps) {
  return (
    <AdminPage title="Lista de precios">
      <PriceListImport held={held} />
    </AdminPage>
  );
}
