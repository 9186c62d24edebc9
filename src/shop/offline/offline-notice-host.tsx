import { useEffect } from 'react';
import { createLoadedPart } from '#ui/lazy/lazy-component.ts';
import { useStore } from '#ui/store/store.ts';
import { keptSince } from './offline-copy.ts';

const notice = createLoadedPart(async () => (await import('./offline-notice.tsx')).KeptNotice);

/** Says that the page may be old, while it comes out of the browser's store. */
export function KeptNoticeHost() {
  const since = useStore(keptSince, null);
  const Notice = notice.use();
  useEffect(() => {
    if (since !== null) void notice.load();
  }, [since]);
  return <div role="status">{Notice && since !== null && <Notice since={since} />}</div>;
}
