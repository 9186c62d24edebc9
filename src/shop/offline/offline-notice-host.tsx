import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { useStore } from '#ui/store/store.ts';
import { offlineCopyDate } from './offline-copy.ts';

const lazyNotice = createLazyComponent(async () => (await import('./offline-notice.tsx')).OfflineNotice);

/** Shows a notice while the page is an offline copy. */
export function OfflineNoticeHost() {
  const since = useStore(offlineCopyDate, null);
  const Notice = lazyNotice.useWhen(since !== null);
  return <div role="status">{Notice && since !== null && <Notice since={since} />}</div>;
}
