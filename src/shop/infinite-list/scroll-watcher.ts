import { FOOTER_ID } from '../layout/footer-id.ts';
import { debounced, isNearEnd, SCROLL_REST_MS } from './near-end.ts';
import type { Pager } from './pager.ts';

/** Lets the list grow while its end is near the bottom of the window. Returns how to stop, which aborts a page under way. */
export function watchEnd(list: Element, pager: Pager): () => void {
  const check = () => {
    // Trying again by itself would go on for as long as the connection is away.
    if (pager.get().status === 'failed') return;
    // Whoever has come to the footer is not sent away from it again.
    if (document.activeElement?.closest(`#${FOOTER_ID}`)) return;
    if (isNearEnd(list.getBoundingClientRect().bottom, window.innerHeight)) void pager.more();
  };
  const rested = debounced(check, SCROLL_REST_MS);
  window.addEventListener('scroll', rested.call, { passive: true });
  window.addEventListener('resize', rested.call);

  // After the frame in which the list is drawn, because a page may not fill a tall screen (A17).
  let frame = requestAnimationFrame(check);
  const unsubscribe = pager.subscribe(() => {
    if (pager.get().status === 'loaded') frame = requestAnimationFrame(check);
  });

  return () => {
    window.removeEventListener('scroll', rested.call);
    window.removeEventListener('resize', rested.call);
    rested.cancel();
    cancelAnimationFrame(frame);
    unsubscribe();
    pager.stop();
  };
}
