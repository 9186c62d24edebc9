import { useAnnouncement } from './announcement.ts';

/** Reads announcements to screen readers. A modal panel needs one of its own, because it hides the page from them. */
export function LiveRegion() {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement()}
    </p>
  );
}
