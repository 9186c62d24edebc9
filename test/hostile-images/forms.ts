/** A multipart body and its type, which no browser sends. */
type HostileForm = { name: string; contentType: string; body: (image: Buffer) => Buffer; statuses: readonly number[] };

const MULTIPART = 'multipart/form-data; boundary=b';

/** Forms around a valid image. */
export const hostileForms: readonly HostileForm[] = [
  ...[
    '../../../../etc/passwd',
    '..\\..\\shop.db',
    '/etc/cron.d/x',
    'foto.png\0.svg',
    'foto.svg',
    'foto.php',
    '<script>alert(1)</script>.png',
    "'; drop table images; --",
    'ñ'.repeat(1000),
    'CON',
    '',
  ].map((file) => ({ name: `file name ${JSON.stringify(file).slice(0, 40)}`, ...form({ file }), statuses: [200] })),
  { name: 'the type of a page', ...form({ type: 'text/html' }), statuses: [200] },
  { name: 'the type of an SVG', ...form({ type: 'image/svg+xml' }), statuses: [200] },
  { name: 'a field with another name', ...form({ field: 'other' }), statuses: [400] },
  { name: 'a field with an endless name', ...form({ field: 'f'.repeat(100_000) }), statuses: [400] },
  { name: 'a field of the prototype', ...form({ field: '__proto__' }), statuses: [400] },
  { name: '1,000 parts', ...form({ times: 1000 }), statuses: [400] },
  { name: 'no end', ...form({ end: '' }), statuses: [400] },
  { name: 'another boundary', ...form({}), contentType: 'multipart/form-data; boundary=c', statuses: [400] },
  { name: 'no boundary', ...form({}), contentType: 'multipart/form-data', statuses: [400] },
  { name: 'an empty boundary', ...form({}), contentType: 'multipart/form-data; boundary=""', statuses: [400] },
  { name: 'a boundary of a kilobyte', ...form({}), contentType: `${MULTIPART}${'b'.repeat(1000)}`, statuses: [400] },
  { name: 'a boundary that is a pattern', ...form({}), contentType: `${MULTIPART.slice(0, -1)}.*`, statuses: [400] },
  { name: 'headers of 100 kB', ...form({ type: `image/png; x=${'x'.repeat(100_000)}` }), statuses: [400] },
  { name: 'the image without a form', contentType: 'image/png', body: (image) => image, statuses: [400] },
];

type FormOptions = { field?: string; file?: string; type?: string; times?: number; end?: string };

function form({ field = 'file', file = 'foto.png', type = 'image/png', times = 1, end = '--b--\r\n' }: FormOptions) {
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`;
  const part = (image: Buffer) => [Buffer.from(head), image, Buffer.from('\r\n')];
  const body = (image: Buffer) => Buffer.concat([...Array<Buffer[]>(times).fill(part(image)).flat(), Buffer.from(end)]);
  return { contentType: MULTIPART, body };
}
