import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemWord } from '../text/word-forms.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { parseName } from './item-name.ts';
import { compareNames } from './name-similarity.ts';
import type { Measure } from './size-similarity.ts';

const ANY: ReadonlySet<Measure> = new Set(['none']);
const nothing: ComparisonContext = {
  brand: new Set(),
  category: new Set(),
  flavors: new Set(),
  noted: new Set(),
  known: new Set(),
  names: new Set(),
  ownNames: new Map(),
  implied: new Map(),
  telling: new Set(),
};

type Verdict = 'same' | 'other' | 'doubtful' | 'remark within' | 'remark apart' | 'lacking' | 'unsized';

/** Whether a row is a product, or what the seller is asked about. */
function verdict(row: string, product: string, context: Partial<ComparisonContext> = {}): Verdict {
  const compared = compareNames(parseName(row), parseName(product), { ...nothing, ...context });
  if (!compared) return 'other';
  const { extraWord, remarks, missing, unsized } = compared;
  if (remarks) return remarks.includes('beside') ? 'remark within' : 'remark apart';
  if (missing.length > 0) return 'lacking';
  if (unsized) return 'unsized';
  return extraWord ? 'doubtful' : 'same';
}

describe('a further word of a row', () => {
  it.each([
    ['a flavor', 'Whey Dorada 1 kg vainilla', 'Whey Dorada 1 kg'],
    ['several flavors', 'Whey Dorada 1 kg choco/vai/frut', 'Whey Dorada 1 kg'],
    ['a flavor with cream', 'Whey Dorada 1 kg cookies & cream', 'Whey Dorada 1 kg'],
    ['a colour of gear', 'Shaker 600 ml negro', 'Shaker 600 ml'],
    ['a colour of a garment', 'Remera Running azul', 'Remera Running'],
    ['a word for its pot', 'Creatina pote 300 g', 'Creatina 300 g'],
    ['a remark', 'Creatina 300 g - nueva fórmula', 'Creatina 300 g'],
    ['the L of an acid', 'L-Arginina 60 caps', 'Arginina 60 cápsulas'],
    ['the box that its pieces are in', 'Gel Black display x 12', 'Gel Black x 12'],
    ['the box that its tablets are in', 'Zinc caja de 30 comprimidos', 'Zinc 30 comprimidos'],
    ['cut short in a list of flavors', 'Alfajor Triple CHO/BCO 55 g', 'Alfajor Triple 55 g'],
    ['of two letters beside a flavor', 'Whey Dorada 1 kg BL BERRY', 'Whey Dorada 1 kg'],
    ['a colour of gear in a list of some', 'Shaker 600 ml negro / humo', 'Shaker 600 ml'],
    ['what there are so many of', 'Zinc CAPS frasco 60CAP', 'Zinc x 60 caps'],
    ['another spelling in brackets', 'Panqueque (pancake) 500 g', 'Pancakes 500 g'],
  ])('says nothing where it is %s', (_, row, product) => {
    expect(verdict(row, product)).toBe('same');
  });

  it.each<[string, string, string, Verdict]>([
    ['an offer', 'Creatina 300 g oferta', 'Creatina 300 g', 'doubtful'],
    ['how a spread is ground', 'Pasta de maní crunchy 1 kg', 'Pasta de Maní 1 kg', 'doubtful'],
    ['plain', 'Shaker clásico 600 ml', 'Shaker 600 ml', 'doubtful'],
    ['plain', 'Bebida de coco original 1 l', 'Bebida de coco 1 l', 'doubtful'],
    ['sweet', 'Galletas de arroz dulces 100 g', 'Galletas de Arroz 100 g', 'doubtful'],
    ['a box of several', 'Gel 40 g caja x 12', 'Gel 40 g', 'remark apart'],
    ['what spreads are made of', 'Pasta de maní cacao 1 kg', 'Pasta de Maní 1 kg', 'remark within'],
    ['what oils are made of', 'Aceite MCT coco 500 ml', 'Aceite MCT 500 ml', 'remark within'],
    ['the same behind a comma', 'Pasta de maní, cacao 1 kg', 'Pasta de Maní 1 kg', 'remark apart'],
    ['unknown', 'Creatina importante 300 g', 'Creatina 300 g', 'remark within'],
    ['unknown, behind the size', 'Creatina 300 g importante', 'Creatina 300 g', 'remark apart'],
    ['a colour of what is eaten', 'Creatina gris 300 g', 'Creatina 300 g', 'remark within'],
    ['a flavor beside its own', 'Whey Chocolate Vainilla 1 kg', 'Whey Chocolate 1 kg', 'remark within'],
    ['in brackets', 'Disco (bumper) 5 kg', 'Disco 5 kg', 'doubtful'],
  ])('is asked about where it is %s', (_, row, product, doubt) => {
    expect(verdict(row, product)).toBe(doubt);
  });

  it.each([
    ['something added', 'Creatina + Taurina 300 g', 'Creatina 300 g'],
    ['something with it', 'Whey con Omega 1 kg', 'Whey 1 kg'],
    ['a gift', 'Whey Dorada 1 kg + shaker de regalo', 'Whey Dorada 1 kg'],
    ['a flavor that it has not', 'Whey Vainilla 1 kg', 'Whey Chocolate 1 kg'],
  ])('makes another product where it is %s', (_, row, product) => {
    expect(verdict(row, product)).toBe('other');
  });
});

describe('what is known of a product', () => {
  const brand = new Set(['vulcano', 'labs']);

  it.each<[string, string, string, Partial<ComparisonContext>]>([
    ['its brand', 'Creatina VULCANO 300 g', 'Creatina 300 g', { brand }],
    ['its brand that the row leaves out', 'Creatina 300 g', 'Creatina Vulcano 300 g', { brand }],
    ['the protein that it is', 'Proteína Whey 1 kg', 'Whey 1 kg', { category: new Set([stemWord('proteinas')]) }],
    ['its category', 'Aminoácidos BCAA 120 caps', 'BCAA 120 cápsulas', { category: new Set([stemWord('amino')]) }],
    ['its own flavors', 'Whey 1 kg mburucuyá', 'Whey 1 kg', { flavors: new Set([stemWord('mburucuya')]) }],
    ['the small print below', 'Whey 1 kg', 'Whey Chocolate 1 kg', { noted: new Set([stemWord('chocolate')]) }],
  ])('makes it the same by %s', (_, row, product, context) => {
    expect(verdict(row, product, context)).toBe('same');
    expect(verdict(row, product)).not.toBe('same');
  });

  it('is liker to a row that says no more than the brand', () => {
    const compare = (row: string) => compareNames(parseName(row), parseName('Creatina 300 g'), { ...nothing, brand });
    expect(compare('Creatina 300 g Vulcano')?.score).toBeLessThan(compare('Creatina 300 g')?.score ?? 0);
  });

  it('makes it another where the shop has what the row says, too', () => {
    const spread = ['Pasta de maní crunchy 1 kg', 'Pasta de Maní 1 kg'] as const;
    expect(verdict(...spread, { names: new Set(['crunchy mani pasta']) })).toBe('other');
    expect(verdict('Creatina 300 g', 'Creatina Monohidrato 300 g')).toBe('lacking');
    expect(verdict('Creatina 300 g', 'Creatina Monohidrato 300 g', { ownNames: new Map([['creatina', ANY]]) })).toBe(
      'other',
    );
  });
});

describe('any further words', () => {
  const base = fc.constantFrom('Whey Dorada 1 kg', 'Creatina 300 g', 'Omega 3 60 caps', 'Shaker 600 ml');
  const further = fc.constantFrom('vainilla', 'oferta', 'azul', 'zero', 'plus', 'pro', 'gold', 'mujer', 'con', '+');

  it('never make a row liker than the name itself', () => {
    fc.assert(
      fc.property(base, fc.array(further, { minLength: 1, maxLength: 3 }), (product, words) => {
        const compared = compareNames(parseName(`${product} ${words.join(' ')}`), parseName(product), nothing);
        expect(compared?.score ?? 0).toBeLessThanOrEqual(1);
        const isOther = words.some((word) => ['zero', 'plus', 'pro', 'gold', 'mujer'].includes(word));
        if (isOther) expect(verdict(`${product} ${words.join(' ')}`, product)).not.toBe('same');
      }),
    );
  });
});
