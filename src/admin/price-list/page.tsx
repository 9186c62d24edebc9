import { redirect } from 'react-router';
import { adminPages, SHARE_LOST_PARAMETER } from '#contract/urls/admin-urls.ts';
import { isSharedOrder } from '../orders/paste/shared-order.ts';
import { loadReadList, loadSharedList } from '../stored-lists/stored-lists.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import type { StoredLists } from './flow/initial-flow.ts';
import { loadServerState, type PriceListServerState } from './flow/server-state.ts';
import { PriceListImport } from './price-list-import.tsx';
import { storedMessage, toMessageFile } from './upload/message-file.ts';

type LoadedState = PriceListServerState & StoredLists & { message: string };

/**
 * Restores a preview or result from the server, and lists and a pasted message from this device; without a response the
 * screen starts empty.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedState> {
  const shared = await loadSharedList();
  // Orders are shared with the same app, which has one place for what is shared.
  if (shared && (await isSharedOrder(shared))) throw redirect(adminPages.pasteOrder);
  const state = await loadServerState();
  const message = state.preview || shared ? '' : (storedMessage.load() ?? '');
  const pasted = message.trim() === '' ? undefined : toMessageFile(message);
  return {
    ...state,
    read: state.preview ? await loadReadList(state.preview.id) : pasted,
    shared,
    message,
    isShareLost: new URL(request.url).searchParams.has(SHARE_LOST_PARAMETER),
  };
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: state }: Route.ComponentProps) {
  return (
    <AdminPage title="Lista de precios">
      <PriceListImport state={state} />
    </AdminPage>
  );
}
