const FRAME = 'ANMF';
const FIRST_CHUNK = 12;
const CHUNK_HEADER = 8;

/**
 * Whether an animated WebP has more than `maxFrames`. The decoder seeks each frame from the first one on, so that the
 * 60,000 that fit into 3 MB would take minutes.
 */
export function hasMoreFrames(webp: Uint8Array, maxFrames: number): boolean {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  let frames = 0;
  for (let at = FIRST_CHUNK; at + CHUNK_HEADER <= webp.byteLength && frames <= maxFrames; ) {
    if (String.fromCharCode(...webp.subarray(at, at + 4)) === FRAME) frames += 1;
    const size = view.getUint32(at + 4, true);
    at += CHUNK_HEADER + size + (size % 2);
  }
  return frames > maxFrames;
}
