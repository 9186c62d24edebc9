const MEGABYTE = 1_000_000;

/** Below this the seller is warned: room for some hundred pictures, and time to act. */
export const LOW_SPACE_BYTES = 500 * MEGABYTE;

/** Below this a write, even a sign-in, may have no room for its pages. */
const FULL_BYTES = MEGABYTE;

export function isSpaceLow(freeBytes: number): boolean {
  return freeBytes < LOW_SPACE_BYTES;
}

export function isSpaceFull(freeBytes: number): boolean {
  return freeBytes < FULL_BYTES;
}

/** In whole megabytes, such as «320 MB», rounded down. */
export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE).toLocaleString('es-AR')} MB`;
}
