const MAX_HEADER_BYTES = 4096;

type MultipartOptions = { body: Buffer; contentType: string; field: string; textFields?: readonly string[] };

/** The file, and the texts that were sent by their fields. */
export type MultipartUpload = { bytes: Uint8Array; texts: Partial<Record<string, string>> };

/**
 * Parses a multipart/form-data body with one file in `field` and optionally a text in each of `textFields`. Undefined for any
 * other body: malformed, truncated, or with further parts. Parsing stops after the last allowed part.
 */
export function parseMultipartUpload({
  body,
  contentType,
  field,
  textFields = [],
}: MultipartOptions): MultipartUpload | undefined {
  const boundary = parseBoundary(contentType);
  const parts = boundary === undefined ? undefined : splitParts(body, { boundary, fields: [field, ...textFields] });
  const bytes = parts?.get(field);
  const texts = textFields.flatMap((name) => {
    const text = parts?.get(name);
    return text ? [[name, text.toString('utf8')] as const] : [];
  });
  return bytes && { bytes, texts: Object.fromEntries(texts) };
}

/** The parts by field name; undefined if there are other fields, or one occurs twice. */
function splitParts(
  body: Buffer,
  { boundary, fields }: { boundary: string; fields: readonly string[] },
): Map<string, Buffer> | undefined {
  const opening = Buffer.from(`--${boundary}\r\n`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  const remaining = new Set(fields);
  const parts = new Map<string, Buffer>();
  let at = 0;
  while (remaining.size > 0) {
    if (!body.subarray(at, at + opening.length).equals(opening)) return undefined;
    const headerStart = at + opening.length;
    const headerEnd = body.subarray(0, headerStart + MAX_HEADER_BYTES).indexOf('\r\n\r\n', headerStart);
    const name =
      headerEnd === -1 ? undefined : parseFieldName(body.subarray(headerStart, headerEnd).toString('latin1'));
    if (name === undefined || !remaining.delete(name)) return undefined;
    const start = headerEnd + 4;
    const end = body.indexOf(closing.subarray(0, -2), start);
    if (end === -1) return undefined;
    parts.set(name, body.subarray(start, end));
    if (body.subarray(end, end + closing.length).equals(closing)) return parts;
    at = end + 2;
  }
  return undefined;
}

function parseBoundary(contentType: string): string | undefined {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'multipart/form-data') return undefined;
  const [, boundary] =
    parameters.map((part) => /^boundary="?([^"]{1,70})"?$/i.exec(part)).find((match) => match !== null) ?? [];
  return boundary;
}

function parseFieldName(header: string): string | undefined {
  const disposition = header.split('\r\n').find((line) => /^content-disposition:\s*form-data;/i.test(line));
  return disposition && /;\s?name="?([^";]*)"?/i.exec(disposition)?.[1];
}
