/**
 * Calls `onLeft` once, when the shopper leaves for the chat: the page goes away, or, on phones where the chat's app
 * takes over and the page stays, when it is looked at again (A5). To be called only after a confirmed order.
 */
export function onLeave({ page, onLeft }: { page: LeavingPage; onLeft: () => void }): void {
  const armed = new AbortController();
  const left = () => {
    armed.abort();
    onLeft();
  };
  page.addEventListener('pagehide', left, { signal: armed.signal });
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'visible') left();
    },
    { signal: armed.signal },
  );
}

type LeavingPage = EventTarget & { document: { visibilityState: DocumentVisibilityState } };
