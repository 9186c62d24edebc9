import { describe, expect, it } from 'vitest';
import { isFlavorName } from './flavor-name.ts';

describe('isFlavorName', () => {
  it.each(['Chocolate', 'Dulce de Leche', 'Limón', 'Ñandú', 'Pingüino', 'Cafe\u0301', 'a'.repeat(30)])(
    '[M5-25] [M5-26] takes «%s»',
    (name) => {
      expect(isFlavorName(name)).toBe(true);
    },
  );

  it.each(['', ' ', '   ', 'Cookies & Cream', 'Mix 2', 'Uva-Lima', 'Limón\n', 'Cola\u0000', '🍫', 'a'.repeat(31)])(
    '[M5-25] [M5-26] refuses %j',
    (name) => {
      expect(isFlavorName(name)).toBe(false);
    },
  );
});
