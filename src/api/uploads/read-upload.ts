import { parseMultipartUpload } from './multipart-upload.ts';

export type UploadResult =
  | { ok: true; bytes: Uint8Array; beside?: string | undefined }
  | { ok: false; reason: 'size' | 'form' | 'cut' | 'busy' };

/** Takes as many bytes as there is room for; false when there is not. */
type ReserveBytes = (bytes: number) => boolean;

type ReadUploadOptions = { field: string; textField?: string; maxBytes: number; reserveBytes?: ReserveBytes };

/** Room for what a form puts around its file. */
const MULTIPART_OVERHEAD = 16 * 1024;

/**
 * Reads the one file that a request brings in `field`, and the text that may come `beside` it. Never holds more than `maxBytes` (and the form around them):
 * a body that says it is larger is not read at all, one that turns out to be is left there. So is one for which there is
 * no room beside others.
 */
export async function readUpload(
  request: Request,
  { field, textField: beside, maxBytes, reserveBytes: takeRoom = () => true }: ReadUploadOptions,
): Promise<UploadResult> {
  const most = maxBytes + MULTIPART_OVERHEAD;
  if (Number(request.headers.get('content-length') ?? 0) > most) return { ok: false, reason: 'size' };
  const body = await readUpTo(request, { most, takeRoom });
  if (typeof body === 'string') return { ok: false, reason: body };
  const sole = parseMultipartUpload({
    body,
    contentType: request.headers.get('content-type') ?? '',
    field,
    textField: beside,
  });
  return sole ? { ok: true, ...sole } : { ok: false, reason: 'form' };
}

type ReadBounds = { most: number; takeRoom: ReserveBytes };

async function readUpTo(request: Request, { most, takeRoom }: ReadBounds): Promise<Buffer | 'size' | 'cut' | 'busy'> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) return 'size';
      if (!takeRoom(chunk.byteLength)) return 'busy';
      chunks.push(chunk);
    }
  } catch {
    // The sender hung up, or the server lost patience.
    return 'cut';
  }
  return Buffer.concat(chunks, length);
}
