import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSortKey } from './name-sort-key.ts';

const spanish = new Intl.Collator('es', { sensitivity: 'base' });

/** -1, 0 or 1 in the order of bytes, which is how the databases compare the stored keys. */
function byKey(a: string, b: string): number {
  return Buffer.compare(Buffer.from(nameSortKey(a)), Buffer.from(nameSortKey(b)));
}

function wordsOf(letters: string): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...letters);
  // Words that share a beginning, so that the order is decided late.
  return fc
    .tuple(fc.constantFrom('', 'ana', 'Ñu ', 'n', 'Año 1'), fc.string({ unit, maxLength: 6 }))
    .map((parts) => parts.join(''));
}

const latin = wordsOf('aábcdeéfgh iíjklmnñÑoópqrstuúüvwxyzAÁBN 0123456789çÇàâäãåèêëìîïòôöõùûýÿøØæÆœŒßðÐłđ');
const marked = wordsOf('anñz 09_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$');

describe('nameSortKey', () => {
  it('[M2.2-6] [M2.2-7] orders words of letters, digits and spaces as Spanish does', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(latin, latin, (a, b) => {
        expect(byKey(a, b)).toBe(Math.sign(spanish.compare(a, b)));
      }),
      { numRuns: 20_000 },
    );
  });

  it('[M2.2-6] [M2.2-7] orders the marks of a keyboard before digits and letters, as Spanish does', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(marked, marked, (a, b) => {
        expect(byKey(a, b)).toBe(Math.sign(spanish.compare(a, b)));
      }),
      { numRuns: 10_000 },
    );
  });

  it('[M2.2-6] is the same for composed and decomposed letters, and for either case', () => {
    fc.assert(
      fc.property(latin, (name) => {
        expect(nameSortKey(name.normalize('NFD'))).toBe(nameSortKey(name));
        expect(nameSortKey(name.toLowerCase())).toBe(nameSortKey(name));
      }),
    );
  });

  it('[M2.2-6] sorts names', () => {
    const shelf = ['100% Whey', 'Aminoácidos', 'barra', 'Ñandú', 'Nuez', 'Omega-3', 'Óxido', '¡Oferta!', 'Whey 1kg'];
    const sorted = ['¡Oferta!', '100% Whey', 'Aminoácidos', 'barra', 'Nuez', 'Ñandú', 'Omega-3', 'Óxido', 'Whey 1kg'];
    expect(shelf.toSorted(byKey)).toEqual(sorted);
  });

  it.each([
    ['Proteína Ñandú 1kg', 'proteina n~andu 1kg'],
    ['Omega-3', 'omega!B3'],
    ['B\u00A012', 'b 12'],
    ['®', '!~®'],
    ['Ж', 'ж'],
  ])('[M2.2-6] keeps %j as %j', (name, key) => {
    expect(nameSortKey(name)).toBe(key);
  });
});
