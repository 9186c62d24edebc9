import { expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';
import { toMessageFile } from './message-file.ts';

it('[M8-30] [M8-43] are those of the spec for a PDF', () => {
  const texts = ['PDF procesado correctamente', 'Error al procesar el PDF'];
  for (const file of [
    { name: 'x', type: 'application/pdf' },
    { name: 'Lista.PDF', type: '' },
  ])
    expect([listTexts(file).read, listTexts(file).failed]).toEqual(texts);
});

it('speak of a list for any other, also a pasted one', async () => {
  const file = toMessageFile('Whey $ 100');
  expect([file.name, file.type, await file.text()]).toEqual(['Mensaje pegado', 'text/plain', 'Whey $ 100']);
  expect(Object.values(listTexts(file)).every((text) => !text.includes('PDF'))).toBe(true);
});
