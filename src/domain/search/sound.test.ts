import { describe, expect, it } from 'vitest';
import { consonantsOf, soundOf } from './sound.ts';

describe('soundOf', () => {
  it.each([
    ['kreatyna', 'creatina'],
    ['bitamina', 'vitamina'],
    ['protehina', 'proteina'],
    ['zitrato', 'citrato'],
    ['colajeno', 'colageno'],
    ['shequer', 'seker'],
    ['fruttilla', 'frutiya'],
  ])('%j sounds like %j', (typed, word) => {
    expect(soundOf(typed)).toBe(soundOf(word));
  });

  it('keeps apart what sounds different', () => {
    expect(soundOf('barata')).not.toBe(soundOf('banana'));
    expect(soundOf('gato')).not.toBe(soundOf('jato'));
  });
});

it('the consonants of a word are its sounds without vowels', () => {
  expect(consonantsOf('monohidrato')).toBe('mndrt');
  expect(consonantsOf('quemador')).toBe('kmdr');
});
