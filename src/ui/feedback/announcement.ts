import { createStore, useStore } from '../store/store.ts';

const announcement = createStore('');

/** The text for screen readers in `LiveRegion`. */
export function useAnnouncement(): string {
  return useStore(announcement, '');
}

export function announce(text: string): void {
  announcement.set(text);
}
