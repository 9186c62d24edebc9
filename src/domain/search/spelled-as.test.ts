import { expect, it } from 'vitest';
import { spelledAs } from './spelled-as.ts';

it('spells searched words as the texts do, in lower case, and leaves others', () => {
  const texts = ['Proteína Ñandubay 1 kg', 'Limón'];
  expect(spelledAs(['proteina', 'nandubay', '1kg', 'limon'], texts)).toBe('proteína ñandubay 1kg limón');
});
