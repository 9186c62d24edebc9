/** The memory that one upload has reserved. */
export type UploadReservation = {
  /** Reserves so many bytes more; false when there is not enough left for all uploads. */
  reserve: (bytes: number) => boolean;
  /** Frees everything that was reserved. */
  release: () => void;
};

/** Limits the bytes that all uploads of one kind hold at a time; a slow upload counts only what has arrived. */
export function createUploadMemory(maxBytes: number): () => UploadReservation {
  let reservedBytes = 0;
  return () => {
    let ownBytes = 0;
    return {
      reserve: (bytes) => {
        if (reservedBytes + bytes > maxBytes) return false;
        reservedBytes += bytes;
        ownBytes += bytes;
        return true;
      },
      release: () => {
        reservedBytes -= ownBytes;
        ownBytes = 0;
      },
    };
  };
}
