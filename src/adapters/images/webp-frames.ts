const FRAME = 'ANMF';
const FIRST_CHUNK = 12;
const CHUNK_HEAD = 8;

/**
 * Whether a WebP moves with more than so many frames. The decoder looks at each frame and walks from the first one to
 * find it, so that the 60,000 which fit into 3 MB keep it busy for minutes.
 */
export function hasMoreFrames(webp: Uint8Array, most: number): boolean {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  let frames = 0;
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= webp.byteLength && frames <= most; ) {
    if (String.fromCharCode(...webp.subarray(at, at + 4)) === FRAME) frames += 1;
    const size = view.getUint32(at + 4, true);
    at += CHUNK_HEAD + size + (size % 2);
  }
  return frames > most;
}
