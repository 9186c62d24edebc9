import { createStore, useStore } from '../store/store.ts';

const text = createStore('');

/** What screen readers are told next. */
export function useAnnouncement(): string {
  return useStore(text, '');
}

export function announce(said: string): void {
  text.set(said);
}
