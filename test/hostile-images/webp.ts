/** A WebP of arbitrary chunks. */
export function riff(chunks: Buffer[], claimedSize?: number): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), little(claimedSize ?? body.byteLength, 4), body]);
}

export function riffChunk(type: string, data: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(type), little(data.byteLength, 4), data, Buffer.alloc(data.byteLength % 2)]);
}

/** The chunk VP8X; bit 1 of the flags means animation. */
export function canvas(width: number, height: number, flags = 0): Buffer {
  return riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), little(width - 1, 3), little(height - 1, 3)]));
}

/** A frame in the corner of the canvas with the contents of a simple WebP. */
export function frame({ width, height }: { width: number; height: number }, simple: Buffer): Buffer {
  const place = Buffer.concat([
    Buffer.alloc(6),
    little(width - 1, 3),
    little(height - 1, 3),
    little(10, 3),
    Buffer.alloc(1),
  ]);
  return riffChunk('ANMF', Buffer.concat([place, simple.subarray(12)]));
}

export const animation = riffChunk('ANIM', Buffer.alloc(6));

function little(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
