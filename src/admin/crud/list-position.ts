import type { VirtualItem } from '@tanstack/react-virtual';

type ListPosition = {
  url: string;
  /** Number of cards loaded. */
  loaded: number;
  /** Scroll position in pixels. */
  y: number;
  /** The measured cards, so that the list is as long as it was. */
  measured: VirtualItem[];
};

let last: ListPosition | undefined;

/** Saves the position in a list before one of its rows is opened or changed. */
export function saveListPosition(position: ListPosition): void {
  last = position;
}

export function savedListPosition(url: string): ListPosition | undefined {
  return last?.url === url ? last : undefined;
}
