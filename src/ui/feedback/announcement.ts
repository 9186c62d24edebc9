import { createStore, useStore } from '../store/store.ts';

const announcement = createStore('');

/** What screen readers are told next. */
export function useAnnouncement(): string {
  return useStore(announcement, '');
}

export function announce(said: string): void {
  announcement.set(said);
}
