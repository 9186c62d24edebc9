import { expect, it } from 'vitest';
import { withWholeWords } from './chat-words.ts';

it.each([
  ['la d 1 kilo', 'la de 1 kilo'],
  ['d lumbre', 'de lumbre'],
  ['d *Titanio* caja d geles', 'de *Titanio* caja de geles'],
  ['vit d 60 caps', 'vit d 60 caps'],
  ['vitamina d 2000', 'vitamina d 2000'],
  ['vitamina c y d 60 caps', 'vitamina c y d 60 caps'],
  ['D 3, D3 y d.', 'D 3, D3 y d.'],
  ['Línea D', 'Línea D'],
])('%j is %j', (line, whole) => {
  expect(withWholeWords(line)).toBe(whole);
});
