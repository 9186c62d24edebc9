const MEGABYTE = 1_000_000;

/** Below this the seller is warned: room for some hundred pictures, and time to act. */
export const LOW_SPACE_BYTES = 500 * MEGABYTE;

export function isSpaceLow(freeBytes: number): boolean {
  return freeBytes < LOW_SPACE_BYTES;
}

/** In whole megabytes, such as «320 MB», rounded down. */
export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE).toLocaleString('es-AR')} MB`;
}
