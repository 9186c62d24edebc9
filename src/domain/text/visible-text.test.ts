import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText, visibleWords } from './visible-text.ts';

const LETTERS = ['a', 'ñ', '👍🏽', ' ', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\0'];
const HIDDEN = ['\u202e', '\u2066', '\u200b', '\u200d', '\ufe0f', '\u3164', '\u115f', '\uffa0', '\u2800', '\u{e0041}'];
const text = fc.string({ unit: fc.constantFrom(...LETTERS, ...HIDDEN, '\ud800') });

describe('visibleLine', () => {
  it.each([
    ['  Ana\t Pérez ', 'Ana Pérez'],
    ['Ana\u2028*Total:* 1', 'Ana *Total:* 1'],
    ['\u202eanA\u2066', 'anA'],
    ['A\u200bn\u2060a\ufeff', 'Ana'],
    ['\u3164\u115f\u1160\uffa0\u2800\u034f', ''],
    ['\u200d \u200c\u200d\ufe0f', ''],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨‍👩‍👧 ❤️‍🔥 ❤️ #️⃣', '👨‍👩‍👧 ❤️‍🔥 ❤️ #️⃣'],
    ['\u{1f3f4}\u{e0067}\u{e007f} \u0600\u0661 a\u{e0067}', '\u{1f3f4}\u{e0067}\u{e007f} \u0600\u0661 a'],
    ['\ud800', '\ufffd'],
  ])('makes of %j %j', (from, to) => {
    expect(visibleLine(from)).toBe(to);
  });

  it('leaves one line without hidden characters, of which it changes nothing more', () => {
    fc.assert(
      fc.property(text, (from) => {
        const line = visibleLine(from);
        expect(line).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\p{Bidi_Control}\u3164\u115f\uffa0\u2800]|\s\s|^\s|\s$/u,
        );
        expect(visibleLine(line)).toBe(line);
      }),
    );
  });
});

it('leaves the spaces of a name as they are', () => {
  expect(visibleWords(' Whey\u200b  Pro \u2028 2\u00adkg ')).toBe('Whey  Pro 2kg');
});

describe('visibleText', () => {
  it.each([
    ['Hola.\r\n¿Qué tal?\u2028Chau\u2029', 'Hola.\n¿Qué tal?\nChau\n'],
    ['a\rb\vc\fd\u0085e', 'a\nb\nc\nd\ne'],
    ['\tuno\u202e\0\u001b', '\tuno'],
  ])('makes of %j %j', (from, to) => {
    expect(visibleText(from)).toBe(to);
  });
});
