type Place = {
  address: string;
  /** How many cards there were. */
  shown: number;
  /** How far the page was scrolled, in pixels. */
  y: number;
};

let last: Place | undefined;

/** Where somebody was in a list before opening one of its rows. */
export function rememberPlace(place: Place): void {
  last = place;
}

export function leftOff(address: string): Place | undefined {
  return last?.address === address ? last : undefined;
}
