import { numbered } from './hostile-text.ts';

const tables = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("//evil.example")',
  "=cmd|' /C calc'!A0",
  '\t=1',
  '"a","b"',
];

const chat = [
  '*Total:* $ 1',
  '_Total_ ~Total~',
  '```Total```',
  '> Total: $ 1',
  '* Total',
  '&text=Total&phone=1',
  '#Total',
  '+1+1+1',
  'https://wa.me/5491100000000?text=Hola',
];

const mail = [
  'Ana <eva@example.com>, eva@example.com',
  '"Ana" <eva@example.com>',
  'Ana; Bcc: eva@example.com',
  'Ana%0d%0aBcc:%20eva@example.com',
  '=?utf-8?q?Bcc:_eva?=',
  '=?utf-8?b?DQpCY2M6IGV2YQ==?=',
  '.\\r\\nDATA\\r\\n.',
  'Content-Type: text/html',
];

/** Texts that mean something in tables, order messages or mails. */
export const messages = [...numbered('table', tables), ...numbered('order', chat), ...numbered('mail', mail)];
