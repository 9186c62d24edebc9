import { Screen } from '../frame/screen.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import type { Held } from './held.ts';
import { PriceList } from './price-list.tsx';

/** What was left in mid-work is there again; without an answer the screen begins as if there was nothing. */
export async function clientLoader(): Promise<Held> {
  return adminClient.priceList.held().catch(() => ({ preview: null, update: null }));
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: held }: Route.ComponentProps) {
  return (
    <Screen title="Lista de precios">
      <PriceList held={held} />
    </Screen>
  );
}
