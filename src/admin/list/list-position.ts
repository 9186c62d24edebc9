type ListPosition = {
  url: string;
  /** Number of cards shown. */
  shown: number;
  /** Scroll position in pixels. */
  y: number;
};

let last: ListPosition | undefined;

/** Saves the position in a list before one of its rows is opened. */
export function saveListPosition(position: ListPosition): void {
  last = position;
}

export function savedListPosition(url: string): ListPosition | undefined {
  return last?.url === url ? last : undefined;
}
