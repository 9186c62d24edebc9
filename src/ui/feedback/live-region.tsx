import { useAnnouncement } from './announcement.ts';

/** Where screen readers hear announcements; one on the page and one in the panel, which hides the page from them. */
export function LiveRegion() {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement()}
    </p>
  );
}
