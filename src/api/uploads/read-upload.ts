import { type MultipartUpload, parseMultipartUpload } from './multipart-upload.ts';

export type UploadResult = ({ ok: true } & MultipartUpload) | { ok: false; reason: 'size' | 'form' | 'cut' | 'busy' };

/** Reserves memory for so many bytes; false when there is not enough left. */
type ReserveBytes = (bytes: number) => boolean;

type ReadUploadOptions = {
  field: string;
  textFields?: readonly string[];
  maxBytes: number;
  reserveBytes?: ReserveBytes;
};

/** Bytes that multipart encoding may add to the file. */
const MULTIPART_OVERHEAD = 16 * 1024;

/**
 * Reads the file in `field` and the optional texts in `textFields` of a multipart request. Never holds more than `maxBytes`
 * plus the form around them: a larger `Content-Length` is refused unread, a larger body is abandoned. So is one for
 * which `reserveBytes` finds no memory.
 */
export async function readUpload(
  request: Request,
  { field, textFields = [], maxBytes, reserveBytes = () => true }: ReadUploadOptions,
): Promise<UploadResult> {
  const maxBodyBytes = maxBytes + MULTIPART_OVERHEAD;
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return { ok: false, reason: 'size' };
  const body = await readUpTo(request, { maxBodyBytes, reserveBytes });
  if (typeof body === 'string') return { ok: false, reason: body };
  const upload = parseMultipartUpload({
    body,
    contentType: request.headers.get('content-type') ?? '',
    field,
    textFields,
  });
  return upload ? { ok: true, ...upload } : { ok: false, reason: 'form' };
}

type ReadBounds = { maxBodyBytes: number; reserveBytes: ReserveBytes };

async function readUpTo(
  request: Request,
  { maxBodyBytes, reserveBytes }: ReadBounds,
): Promise<Buffer | 'size' | 'cut' | 'busy'> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBodyBytes) return 'size';
      if (!reserveBytes(chunk.byteLength)) return 'busy';
      chunks.push(chunk);
    }
  } catch {
    // The client disconnected, or the request timed out.
    return 'cut';
  }
  return Buffer.concat(chunks, length);
}
