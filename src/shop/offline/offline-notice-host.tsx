import { useEffect } from 'react';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { useStore } from '#ui/store/store.ts';
import { offlineCopyDate } from './offline-copy.ts';

const notice = createLazyComponent(async () => (await import('./offline-notice.tsx')).OfflineNotice);

/** Says that the page may be old, while it comes out of the browser's store. */
export function OfflineNoticeHost() {
  const since = useStore(offlineCopyDate, null);
  const Notice = notice.use();
  useEffect(() => {
    if (since !== null) void notice.load();
  }, [since]);
  return <div role="status">{Notice && since !== null && <Notice since={since} />}</div>;
}
