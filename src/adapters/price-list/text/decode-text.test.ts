import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'Maní 1 kg; $ 8.900';

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16, bytes turned', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

it('knows the signs of Windows-1252 that Latin-1 has not', () => {
  expect(decodeText(Buffer.from([0x80, 0x20, 0x93, 0xe1]))).toBe('€ “á');
});
