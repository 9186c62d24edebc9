import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseName } from './item-name.ts';

const words = (name: string) => parseName(name).words.map(({ text }) => text);

describe('a name taken apart', () => {
  it.each([
    ['WHEY PROTEIN 2 LB', ['whey', 'proteina']],
    ['Creat. Monoh. x 300 grs.', ['creat', 'monohidrato']],
    ['BCAA 2:1:1 x 120 caps', ['bcaa', '2:1:1']],
    ['L-Carnitina 500 mg', ['l', 'carnitina']],
    ['Omega3 60 caps', ['omega', '3']],
    ['B12 60 comp', ['b12']],
    ['Whey + Creatina', ['whey', '+', 'creatina']],
    ['Barra (46 g) 🔥', ['barra']],
    ['Creatina 300 g - nueva fórmula', ['creatina']],
    ['Constructor muscular 1 kg', ['constructor', 'muscular']],
    ['300 g', []],
    ['', []],
  ])('«%s» has the words %j', (name, expected) => {
    expect(words(name)).toEqual(expected);
  });

  it.each([
    'COMBO Whey + Creatina',
    'Kit inicial',
    'Whey 1 kg + shaker de regalo',
    'Duo Whey',
    'Whey 2x1',
    'Llevando dos',
    'Shaker gratis',
  ])('is one of several goods: %s', (name) => {
    expect(parseName(name).combo).toBe(true);
  });

  it.each(['Whey 1 kg', 'Kitkat barra', 'Dúos', 'Comboplex 60 caps', 'Whey + Creatina'])(
    'is none of several: %s',
    (name) => {
      expect(parseName(name).combo).toBe(false);
    },
  );

  it.each([
    ['Whey 1 kg (choc-vai)', ['choc', 'vai']],
    ['Whey choc/fru', ['choc', 'fru']],
    ['Creat. 300 g', ['creat']],
    ['Whey maple caram', ['caram']],
    ['Creatina Monohidrato', []],
    ['Iso 2 lb Choc / Van / Ban', ['choc', 'van', 'ban']],
  ])('has what may be cut short marked: %s', (name, cut) => {
    const short = parseName(name).words.filter((word) => word.short);
    expect(short.map(({ written }) => written)).toEqual(cut);
  });

  it.each([
    ['Creatina, pote grande', ['pote']],
    ['Creatina - Nuevo sabor', ['nuevo']],
    ['Creatina | oferta', ['oferta']],
    ['Creatina (polvo)', ['polvo']],
    ['L-Carnitina', []],
    ['Creatina pura', []],
  ])('has what a sign parts from it marked: %s', (name, apart) => {
    expect(
      parseName(name)
        .words.filter((word) => word.apart)
        .map(({ written }) => written),
    ).toEqual(apart);
  });

  it('has parts that signs and amounts make', () => {
    expect(parseName('Whey Dorada 1 kg vainilla, oferta').words.map(({ text, part }) => [text, part])).toEqual([
      ['whey', 0],
      ['dorada', 0],
      ['vainilla', 1],
      ['oferta', 2],
    ]);
  });
});

it('takes the same from a name in capitals, with other spaces and without accents', () => {
  const piece = fc.constantFrom(
    'Proteína',
    'Maní',
    '1 kg',
    '(vai/cho)',
    'x 60 cáps.',
    'L-Carnitina',
    '+',
    '2:1:1',
    'sin',
    'Talle M',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const name = pieces.join(' ');
      const parsed = parseName(name);
      for (const same of [name.toUpperCase(), name.normalize('NFD'), pieces.join('  ')])
        expect(parseName(same)).toEqual(parsed);
      expect(parsed.words.every(({ text }) => text !== '' && !/\s/.test(text))).toBe(true);
    }),
  );
});
