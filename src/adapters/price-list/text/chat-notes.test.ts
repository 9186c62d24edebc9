import { expect, it } from 'vitest';
import { withoutChatNotes } from './chat-notes.ts';

const stamped = (text: string) => `10/3/2026, 10:24 - Ro: ${text}`;
const CHAT = ['hola', 'whey 9.000', 'zinc 8.000'].map(stamped);

it.each([
  '<Multimedia omitido>',
  'imagen omitida',
  'Lista marzo.pdf • 3 páginas documento omitido',
  'audio omitted',
  '<adjunto: 00000012-PHOTO-2026-03-10.jpg>',
  'IMG-20261123-WA0007.jpg (archivo adjunto)',
  'Se eliminó este mensaje',
  'Se eliminó este mensaje.',
  'Eliminaste este mensaje',
  'This message was deleted',
  'Missed voice call',
  'Llamada perdida a las 10:20',
  'null',
])('leaves out «%s»', (note) => {
  expect(withoutChatNotes([...CHAT, stamped(note)])).toEqual([...CHAT, '']);
});

it('leaves out what the chat itself says, in the name of nobody', () => {
  const notes = [
    '10/3/2026, 09:58 - Los mensajes y las llamadas están cifrados.',
    '10/3/2026, 09:59 - Lu creó el grupo',
  ];
  expect(withoutChatNotes([...notes, ...CHAT])).toEqual(['', '', ...CHAT]);
});

it('has a message without the note that it was changed', () => {
  const [edited, edit] = ['Con cacao 7.600 <Se editó este mensaje.>', 'Maca 5.000 <This message was edited>'];
  expect(withoutChatNotes([...CHAT, edited, stamped(edit)])).toEqual([
    ...CHAT,
    'Con cacao 7.600',
    stamped('Maca 5.000'),
  ]);
});

it('leaves lists that are no chat, and other words, as they are', () => {
  const list = ['10/3/2026 09:58 - Lista de precios', 'audio omitido', 'Whey 9.000'];
  expect(withoutChatNotes(list)).toEqual(list);
  const said = [...CHAT, stamped('no me llegó tu audio'), stamped('la imagen omitida era la lista'), 'nulla'];
  expect(withoutChatNotes(said)).toEqual(said);
});

it('comes to an end with a hostile message', () => {
  const hostile = [stamped(`${'a '.repeat(5_000_000)}omitido`), stamped('<adjunto: '.repeat(1_000_000))];
  expect(withoutChatNotes([...CHAT, ...hostile])).toHaveLength(CHAT.length + hostile.length);
});
