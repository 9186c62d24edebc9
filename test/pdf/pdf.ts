/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const start = at;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
    return start;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`),
  );
  parts.push(Buffer.from(`startxref\n${at}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** A stream with its dictionary. */
export function stream(bytes: string | Buffer, more = ''): Buffer {
  const body = Buffer.from(bytes);
  return Buffer.concat([
    Buffer.from(`<< /Length ${body.length} ${more} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
}

export const PLAIN_FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

/** A PDF of one page that draws `content`, with `resources` besides the font /F1 and `further` objects from number 6. */
export function onePage(
  content: string | Buffer,
  { resources = '', further = [] }: { resources?: string; further?: (string | Buffer)[] } = {},
): Uint8Array<ArrayBuffer> {
  const drawn = typeof content === 'string' ? stream(content) : content;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> >>`;
  return pdfOf([CATALOGUE, PAGES, page, PLAIN_FONT, drawn, ...further]);
}

/** One row of a list. */
export const ROW = 'BT /F1 10 Tf 40 700 Td (Whey 1 kg) Tj 300 0 Td ($ 38.500) Tj ET';
