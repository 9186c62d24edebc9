import { adminClient } from '../session/admin-client.ts';
import { Screen } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import type { Held } from './flow/server-state.ts';
import { PriceList } from './price-list-import.tsx';

/** What was left in mid-work is there again; without an answer the screen begins as if there was nothing. */
export async function clientLoader(): Promise<Held> {
  return adminClient.priceList.state().catch(() => ({ preview: null, update: null }));
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: held }: Route.ComponentProps) {
  return (
    <Screen title="Lista de precios">
      <PriceList held={held} />
    </Screen>
  );
}
