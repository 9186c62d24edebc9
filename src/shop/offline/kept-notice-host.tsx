import { useEffect } from 'react';
import { createLoadedPart } from '#shop/cart/loaded-part.ts';
import { useStore } from '#shop/cart/store.ts';
import { keptSince } from './kept.ts';

const notice = createLoadedPart(async () => (await import('./kept-notice.tsx')).KeptNotice);

/** Says that the page may be old, while it comes out of the browser's store. */
export function KeptNoticeHost() {
  const since = useStore(keptSince, null);
  const Notice = notice.use();
  useEffect(() => {
    if (since !== null) void notice.load();
  }, [since]);
  return <div role="status">{Notice && since !== null && <Notice since={since} />}</div>;
}
