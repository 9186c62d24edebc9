const MAX_HEAD = 4096;

type Form = { body: Buffer; contentType: string; field: string };

/**
 * The bytes of the one file that a form (multipart/form-data) brings in `field`. Undefined for any other form: broken,
 * cut off, or with further parts, however many, because reading stops at the end of the first.
 */
export function soleFile({ body, contentType, field }: Form): Uint8Array | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const opening = Buffer.from(`--${boundary}\r\n`);
  if (!body.subarray(0, opening.length).equals(opening)) return undefined;
  const headEnd = body.subarray(0, opening.length + MAX_HEAD).indexOf('\r\n\r\n', opening.length);
  if (headEnd === -1 || fieldOf(body.subarray(opening.length, headEnd).toString('latin1')) !== field) return undefined;
  const start = headEnd + 4;
  const closing = Buffer.from(`\r\n--${boundary}--`);
  const end = body.indexOf(closing.subarray(0, -2), start);
  if (end === -1 || !body.subarray(end, end + closing.length).equals(closing)) return undefined;
  return body.subarray(start, end);
}

function boundaryOf(contentType: string): string | undefined {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'multipart/form-data') return undefined;
  const [, boundary] =
    parameters.map((part) => /^boundary="?([^"]{1,70})"?$/i.exec(part)).find((match) => match !== null) ?? [];
  return boundary;
}

function fieldOf(head: string): string | undefined {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:\s*form-data;/i.test(line));
  return disposition && /;\s?name="?([^";]*)"?/i.exec(disposition)?.[1];
}
