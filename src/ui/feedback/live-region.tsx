import { createStore, useStore } from '../store/store.ts';

const announcement = createStore('');

/** Lets screen readers read a text. */
export function announce(text: string): void {
  announcement.set(text);
}

/** Where screen readers find announcements. A modal panel needs its own, because it hides the page from them. */
export function LiveRegion() {
  return (
    <p role="status" className="sr-only">
      {useStore(announcement, '')}
    </p>
  );
}
