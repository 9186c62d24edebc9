type ListPosition = {
  address: string;
  /** How many cards there were. */
  shown: number;
  /** How far the page was scrolled, in pixels. */
  y: number;
};

let last: ListPosition | undefined;

/** Where somebody was in a list before opening one of its rows. */
export function saveListPosition(place: ListPosition): void {
  last = place;
}

export function savedListPosition(address: string): ListPosition | undefined {
  return last?.address === address ? last : undefined;
}
