const MAX_HEADER_BYTES = 4096;

type MultipartOptions = { body: Buffer; contentType: string; field: string; textField?: string | undefined };

/**
 * The bytes of the one file that a form (multipart/form-data) brings in `field`, and the text of the one field that may
 * come `beside` it. Undefined for any other form: broken, cut off, or with further parts, however many, because reading
 * stops at the end of the last that may be.
 */
export function parseMultipartUpload({
  body,
  contentType,
  field,
  textField: beside,
}: MultipartOptions): { bytes: Uint8Array; beside?: string } | undefined {
  const boundary = parseBoundary(contentType);
  const parts = boundary === undefined ? undefined : splitParts(body, { boundary, fields: [field, beside] });
  const bytes = parts?.get(field);
  const text = beside === undefined ? undefined : parts?.get(beside);
  return bytes && { bytes, ...(text && { beside: text.toString('utf8') }) };
}

/** The parts of a form that has none but these fields, each once at most. */
function splitParts(
  body: Buffer,
  { boundary, fields }: { boundary: string; fields: (string | undefined)[] },
): Map<string, Buffer> | undefined {
  const opening = Buffer.from(`--${boundary}\r\n`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  const left = new Set(fields.filter((name) => name !== undefined));
  const parts = new Map<string, Buffer>();
  let at = 0;
  while (left.size > 0) {
    if (!body.subarray(at, at + opening.length).equals(opening)) return undefined;
    const headFrom = at + opening.length;
    const headEnd = body.subarray(0, headFrom + MAX_HEADER_BYTES).indexOf('\r\n\r\n', headFrom);
    const name = headEnd === -1 ? undefined : parseFieldName(body.subarray(headFrom, headEnd).toString('latin1'));
    if (name === undefined || !left.delete(name)) return undefined;
    const start = headEnd + 4;
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

function parseFieldName(head: string): string | undefined {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data;/i.test(line));
  return disposition && /;\s?name="?([^";]*)"?/i.exec(disposition)?.[1];
}
