import { debounce } from '#ui/timing/debounce.ts';
import { FOOTER_ID } from '../layout/footer-id.ts';
import { isNearEnd, SCROLL_REST_MS } from './near-end.ts';
import type { Pager } from './pager.ts';

/** Loads more pages while the end of the list is near the bottom of the window. Returns the clean-up. */
export function loadMoreOnScroll(list: Element, pager: Pager): () => void {
  const check = () => {
    // Only a press retries: doing it here would repeat for as long as the connection is lost.
    if (pager.get().status === 'failed') return;
    // A growing list would push the footer away from whoever has reached it.
    if (document.activeElement?.closest(`#${FOOTER_ID}`)) return;
    if (isNearEnd(list.getBoundingClientRect().bottom, window.innerHeight)) void pager.loadMore();
  };
  const onScroll = debounce(check, SCROLL_REST_MS);
  window.addEventListener('scroll', onScroll.call, { passive: true });
  window.addEventListener('resize', onScroll.call);

  // After the frame in which the list is painted, because one page may not fill a tall screen (A17).
  let frame = requestAnimationFrame(check);
  const unsubscribe = pager.subscribe(() => {
    if (pager.get().status === 'loaded') frame = requestAnimationFrame(check);
  });

  return () => {
    window.removeEventListener('scroll', onScroll.call);
    window.removeEventListener('resize', onScroll.call);
    onScroll.cancel();
    cancelAnimationFrame(frame);
    unsubscribe();
    pager.abort();
  };
}
