import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it.each([
  ['PROTEÍNA de Maní', 'proteina de mani'],
  ['  Whey \t 1\u00a0kg \n', 'whey 1 kg'],
  ['ÑANDÚ', 'nandu'],
  ['P.V.P.', 'pvp'],
  ['Z.M.A 90 caps', 'zma 90 caps'],
  ['S.A. de C.V.', 'sa de cv'],
  ['Vit. B.', 'vit. b.'],
  ['1.234,50', '1.234,50'],
  ['Delta™ Whey®', 'delta whey'],
  ['Omega–3 — 60', 'omega-3 - 60'],
  ['Barra “L’Oro”', "barra 'l'oro'"],
  ['C´odigo', 'codigo'],
  ['COD_ARTICU', 'cod articu'],
  ['pr´ıncipe', 'principe'],
  ['pro\u00ad teína', 'proteina'],
  ['Mag\u200bnesio', 'magnesio'],
  ['ﬁbra', 'fibra'],
  ['x² ½', 'x2 1/2'],
  ['cafe\u0301', 'cafe'],
  ['🔥 OFERTA 🔥', '🔥 oferta 🔥'],
  ['', ''],
])('%j is compared as %j', (printed, plain) => {
  expect(normalizeText(printed)).toBe(plain);
});

it('reads a text in capitals, small letters and other forms of its accents as one', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'é', 'ñ', 'ü', 'x', ' ', '1', '-', '$') });
  fc.assert(
    fc.property(letters, (text) => {
      const plain = normalizeText(text);
      for (const same of [text.toUpperCase(), text.normalize('NFD'), ` ${text}\t`])
        expect(normalizeText(same)).toBe(plain);
    }),
  );
});

it('leaves what was read once as it is', () => {
  const printed = fc.string({ unit: fc.constantFrom('A', 'é', '.', '´', '–', '’', ' ', '™', '7', 'P.V.P.') });
  fc.assert(
    fc.property(printed, (text) => {
      const plain = normalizeText(text);
      expect(plain).toBe(plain.trim());
      expect(plain).not.toMatch(/\s\s|\p{Lu}|\p{M}/u);
    }),
  );
});
