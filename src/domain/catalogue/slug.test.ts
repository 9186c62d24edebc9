import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  plainProductKey,
  productKey,
  productSegment,
  RESERVED_PRODUCT_KEYS,
  safeDecode,
  segmentToName,
  slug,
} from './slug.ts';

/** Names as sellers write them, and any other text. */
const fragments = [
  ...['Whey', 'PROTEÍNA', 'Ñandú', 'Omega-3', '100%', '%41', '%', '2/1', '¿?', '+', '&', '#', '.', '- -', '\u2011'],
  ...[' ', '  ', '-', '--', '\u00A0', '\t', 'e\u0301', 'İ', 'ΑΣ', 'ß', '👍🏽', '\uD83D', 'a \u0301'],
];
const points = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 8 });
const whole = points.map((codes) => String.fromCodePoint(...codes).toWellFormed());
const name = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 8 }).map((parts) => parts.join('')),
  whole,
);
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 });
const anyText = units.map((codes) => String.fromCharCode(...codes));

describe('slug', () => {
  it.each([
    ['Whey Protein', 'whey-protein', 'whey-protein'],
    ['Omega-3  Fish Oil', 'omega-3-fish-oil', 'omega-3-fish-oil'],
    ['Creatina - Micronizada', 'creatina-micronizada', 'creatina-micronizada'],
    ['Proteína 100% Ñandú', 'proteína-100%-ñandú', 'prote%C3%ADna-100%25-%C3%B1and%C3%BA'],
    ['2/1 Pack + Shaker?', '2/1-pack-+-shaker?', '2%2F1-pack-%2B-shaker%3F'],
    ['  Barra  ', 'barra', 'barra'],
    ['Cafe\u0301', 'caf\u00E9', 'caf%C3%A9'],
    ['Rota \uD83D', 'rota-\uFFFD', 'rota-%EF%BF%BD'],
  ])('[M2.4-9] [M2.1-12] writes %j as %s and in the address as %s', (text, plain, segment) => {
    expect(slug(text)).toBe(plain);
    expect(productSegment(text)).toBe(segment);
  });

  it('[M2.4-9] has no capitals, white space or repeated hyphens, and is one segment', () => {
    fc.assert(
      fc.property(fc.oneof(name, anyText), (text) => {
        expect(slug(text)).not.toMatch(/\s|--/);
        expect(slug(text)).toBe(slug(slug(text)));
        expect(productSegment(text)).toMatch(/^[\w\-.!~*'()%]*$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('product key', () => {
  it('[M7-12] the address leads back to the product, with hyphens removed and turned into spaces', () => {
    fc.assert(
      fc.property(fc.oneof(name, anyText), (text) => {
        const segment = safeDecode(productSegment(text));
        expect(productKey(segmentToName(segment))).toBe(productKey(text));
        expect(productKey(segment.replaceAll('-', ''))).toBe(productKey(text));
        expect(productKey(segment)).toBe(productKey(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('[M7-12] survives a second encoding on the way to the API, decoded once by the server', () => {
    fc.assert(
      fc.property(name, (text) => {
        const asked = encodeURIComponent(segmentToName(safeDecode(productSegment(text))));
        expect(productKey(safeDecode(asked))).toBe(productKey(text));
      }),
    );
  });

  it('[M7-12] is the same for composed and decomposed accents, and stays when taken again', () => {
    fc.assert(
      fc.property(fc.oneof(name, anyText), (text) => {
        expect(productKey(text.normalize('NFD'))).toBe(productKey(text.normalize('NFC')));
        expect(productKey(productKey(text))).toBe(productKey(text));
        expect(plainProductKey(text.normalize('NFD'))).toBe(plainProductKey(text.normalize('NFC')));
        expect(plainProductKey(productKey(text))).toBe(plainProductKey(text));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['Omega-3', 'omega 3', 'omega3'],
    ['WHEY  Protein', 'whey-protein', 'wheyprotein'],
    ['Pre\u2011Workout', 'preworkout', 'preworkout'],
    ['100% Whey', '100%whey', '100%whey'],
    ['A/B ? +', 'a/b?+', 'a/b?+'],
    ['PROTEÍNA', 'proteína', 'proteína'],
  ])('[M7-12] %j and %j share the key %s', (a, b, key) => {
    expect([productKey(a), productKey(b)]).toEqual([key, key]);
  });

  it('[M7-12] keeps names that differ in more than case, space and hyphen apart', () => {
    const names = ['Whey 1kg', 'Whey 2kg', 'Whey+ 1kg', 'Whey% 1kg', 'Wheý 1kg', 'Whey/1kg', 'Whey.1kg'];
    expect(new Set(names.map(productKey)).size).toBe(names.length);
  });

  it('[M7-12] finds without accents in a second try', () => {
    expect(plainProductKey('Proteína Ñandú')).toBe('proteinanandu');
    expect(plainProductKey('proteina nandu')).toBe('proteinanandu');
  });

  it('[M7-12] reserves the words of the paths, and names that no address can hold', () => {
    const names = [
      'All',
      'allClients',
      'byIds',
      'prices',
      'Price',
      'ID',
      'toggleStatus',
      'toggle-status',
      '-',
      ' ',
      '.',
      '..',
    ];
    expect(names.filter((text) => !RESERVED_PRODUCT_KEYS.has(productKey(text)))).toEqual([]);
    expect(RESERVED_PRODUCT_KEYS.has(productKey('Whey'))).toBe(false);
  });
});

describe('safeDecode', () => {
  it.each([
    ['whey', 'whey'],
    ['prote%C3%ADna', 'proteína'],
    ['100%25-whey', '100%-whey'],
    ['%2541', '%41'],
    ['100%-prote%C3%ADna', '100%-proteína'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%C3', '%C3'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['a+b', 'a+b'],
    ['\uD83D%41', '\uD83DA'],
  ])('[M7-12] decodes %j once as %j', (text, decoded) => {
    expect(safeDecode(text)).toBe(decoded);
  });

  it('[M7-12] brings encoded text back and never throws', () => {
    fc.assert(
      fc.property(whole, anyText, (text, broken) => {
        expect(safeDecode(encodeURIComponent(text))).toBe(text);
        expect(typeof safeDecode(`%${broken}%${broken}%f`)).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});
