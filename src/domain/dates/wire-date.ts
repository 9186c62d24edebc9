/** A timestamp as the API sends it. */
export type WireDate = { _seconds: number; _nanoseconds: number };

export function toWireDate(milliseconds: number): WireDate {
  const seconds = Math.floor(milliseconds / 1000);
  return { _seconds: seconds, _nanoseconds: (milliseconds - seconds * 1000) * 1_000_000 };
}

/** In epoch milliseconds. */
export function fromWireDate({ _seconds, _nanoseconds }: WireDate): number {
  return _seconds * 1000 + Math.floor(_nanoseconds / 1_000_000);
}
