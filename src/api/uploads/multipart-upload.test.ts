import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseMultipartUpload } from './multipart-upload.ts';

const DISPOSITION = 'Content-Disposition: form-data; name="file"; filename="a.png"';

/** Parts as `head\r\n\r\nbody`, put into a form with the boundary `b`. */
const form = (parts: string[], end = '--b--\r\n') =>
  Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}${end}`, 'latin1');

const read = (body: Buffer, contentType = 'multipart/form-data; boundary=b') => {
  const file = parseMultipartUpload({ body, contentType, field: 'file' });
  return file && Buffer.from(file.bytes).toString('latin1');
};
const text = (value: string, name = 'title') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('parseMultipartUpload', () => {
  it('returns the exact bytes of forms as browsers send them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.string({ unit: 'grapheme' }), async (bytes, name) => {
        const data = new FormData();
        data.set('file', new File([new Uint8Array(bytes)], name));
        const request = new Request('http://x/', { method: 'POST', body: data });
        const contentType = request.headers.get('content-type') ?? '';
        const file = parseMultipartUpload({
          body: Buffer.from(await request.arrayBuffer()),
          contentType,
          field: 'file',
        });
        expect(file && Buffer.compare(file.bytes, bytes)).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  it('may be empty, contain line breaks and dashes, and have a quoted boundary', () => {
    expect(read(form([`${DISPOSITION}\r\n\r\n`]))).toBe('');
    expect(read(form([`${DISPOSITION}\r\n\r\n\r\n--\r\n--a--`]))).toBe('\r\n--\r\n--a--');
    expect(read(form([`${DISPOSITION}\r\n\r\nx`]), 'Multipart/Form-Data; charset=utf-8; boundary="b"')).toBe('x');
  });

  it.each([
    ['no boundary', form([`${DISPOSITION}\r\n\r\nx`]), 'multipart/form-data'],
    ['another type', form([`${DISPOSITION}\r\n\r\nx`]), 'application/x-www-form-urlencoded; boundary=b'],
    ['a boundary that does not occur', form([`${DISPOSITION}\r\n\r\nx`]), 'multipart/form-data; boundary=c'],
    ['a boundary that is too long', form([]), `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['nothing', Buffer.alloc(0)],
    ['no part', form([])],
    ['a part without an end', form([`${DISPOSITION}\r\n\r\nx`], '')],
    ['an end that is cut off', form([`${DISPOSITION}\r\n\r\nx`], '--b-')],
    ['a head without an end', Buffer.from(`--b\r\n${DISPOSITION}\r\n`)],
    ['an endless head', form([`${DISPOSITION}\r\nX-Long: ${'x'.repeat(5000)}\r\n\r\nx`])],
    ['another field', form(['Content-Disposition: form-data; name="other"; filename="a"\r\n\r\nx'])],
    ['no disposition', form(['Content-Type: image/png\r\n\r\nx'])],
    ['a second file', form([`${DISPOSITION}\r\n\r\nx`, `${DISPOSITION}\r\n\r\ny`])],
    ['a field besides', form([`${DISPOSITION}\r\n\r\nx`, 'Content-Disposition: form-data; name="a"\r\n\r\ny'])],
  ])('is refused with %s', (_, body, contentType?: string) => {
    expect(read(body, contentType)).toBeUndefined();
  });

  it('may come with texts in the allowed fields, before or after', () => {
    const both = (...parts: string[]) =>
      parseMultipartUpload({
        body: form(parts),
        contentType: 'multipart/form-data; boundary=b',
        field: 'file',
        textFields: ['title', 'more'],
      });
    const file = `${DISPOSITION}\r\n\r\nx`;
    const found = { bytes: Buffer.from('x'), texts: { title: 'Venta al público' } };
    const title = text('Venta al pÃºblico');
    expect(both(title, file)).toEqual(found);
    expect(both(file, title)).toEqual(found);
    expect(both(text('{}', 'more'), file, title)).toEqual({ ...found, texts: { ...found.texts, more: '{}' } });
    expect(both(file)).toEqual({ ...found, texts: {} });
    expect(both(file, text(''))).toEqual({ ...found, texts: { title: '' } });
    for (const parts of [
      [text('PVP')],
      [text('PVP'), text('PVP'), file],
      [text('PVP', 'other'), file],
      [file, text('PVP'), file],
      [file, text('PVP'), text('PVP')],
    ])
      expect(both(...parts)).toBeUndefined();
  });

  it('stops at the first part that is not allowed', () => {
    const body = form(Array(150_000).fill(`${DISPOSITION}\r\n\r\nx`));
    const looking = vi.spyOn(body, 'indexOf');
    expect(read(body)).toBeUndefined();
    const secondPart = body.indexOf('\r\n--b\r\n', 5);
    expect(looking.mock.results[0]?.value).toBe(secondPart);
    expect(looking.mock.calls).toHaveLength(2);
  });
});
