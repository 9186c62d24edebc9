/**
 * Calls `onLeave` once when the shopper leaves for the chat: on `pagehide`, or, on phones where the app opens and the
 * page stays, when the page becomes visible again (A5). Called only after a confirmed order.
 */
export function runOnLeave({ page, onLeave }: { page: LeavingPage; onLeave: () => void }): void {
  const controller = new AbortController();
  const leave = () => {
    controller.abort();
    onLeave();
  };
  page.addEventListener('pagehide', leave, { signal: controller.signal });
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'visible') leave();
    },
    { signal: controller.signal },
  );
}

type LeavingPage = EventTarget & { document: { visibilityState: DocumentVisibilityState } };
