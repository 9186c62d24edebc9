import { redirect } from 'react-router';
import { adminPages, SHARE_LOST_PARAMETER } from '#contract/urls/admin-urls.ts';
import { isSharedOrder } from '../orders/paste/shared-order.ts';
import { loadReadList, loadSharedList, loadUnansweredList } from '../stored-lists/stored-lists.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import type { StoredLists } from './flow/initial-flow.ts';
import { loadServerState, type PriceListServerState } from './flow/server-state.ts';
import { PriceListImport } from './price-list-import.tsx';
import { storedMessage, toMessageFile } from './upload/message-file.ts';
import { SharedListQuestion } from './upload/shared-list-question.tsx';

type LoadedState = PriceListServerState & StoredLists & { message: string };
type LoaderData = { unanswered: File } | { unanswered?: undefined; state: LoadedState };

/**
 * Restores a preview or result from the server, and lists and a pasted message from this device; without a response the
 * screen starts empty.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const unanswered = await loadUnansweredList();
  if (unanswered) return { unanswered };
  const shared = await loadSharedList();
  // Orders are shared with the same app, which has one place for what is shared.
  if (shared && (await isSharedOrder(shared))) throw redirect(adminPages.pasteOrder);
  const state = await loadServerState();
  const message = state.preview || shared ? '' : (storedMessage.load() ?? '');
  const pasted = message.trim() === '' ? undefined : toMessageFile(message);
  return {
    state: {
      ...state,
      read: state.preview ? await loadReadList(state.preview.id) : pasted,
      shared,
      message,
      isShareLost: new URL(request.url).searchParams.has(SHARE_LOST_PARAMETER),
    },
  };
}

export const shouldRevalidate = () => false;

export default function PriceListPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <AdminPage title="Lista de precios">
      {loaded.unanswered ? <SharedListQuestion shared={loaded.unanswered} /> : <PriceListImport state={loaded.state} />}
    </AdminPage>
  );
}
