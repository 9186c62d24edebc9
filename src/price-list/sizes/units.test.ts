import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import { takeQuantities } from './quantities.ts';

/** The only kind of amount in a text, with its amounts. */
const read = (text: string) => {
  const byKind = Map.groupBy(takeQuantities(normalizeText(text)).quantities, ({ kind }) => kind);
  const [only, ...more] = [...byKind].map(([kind, all]) => [
    kind,
    all.map(({ amount }) => (kind === 'mass' ? Math.round(amount) : amount)),
  ]);
  return more.length > 0 ? 'several kinds' : only;
};

describe('units as lists write them', () => {
  it.each<[kind: string, amount: number, written: string[]]>([
    [
      'mass',
      1_000_000,
      ['1 kg', '1kg', '1 KGS.', 'x 1 kilo', '1K', '1 kilogramo', '1.00 kg', '1,0 kg', '1 - kg', '2/2 kg'],
    ],
    ['mass', 300_000, ['300 g', '300GR', '300 grs.', 'x300g', '0,3 kg', '0.300 kg', '300 gramos', '300 gm', '300gms']],
    ['mass', 500_000, ['1/2 kg', '500 g', '0,500 kg', '0.5 kilos']],
    ['mass', 907_185, ['2 lb', '2LBS', '2 libras', '2.0 lb']],
    ['mass', 28_350, ['1 oz', '1 onza', '1OZ.']],
    ['volume', 500, ['500 ml', '500cc', '500 CC.', '0,5 l', '0.5 lts', '1/2 lt']],
    ['volume', 1500, ['1,5 litros', '1.5 L', '1500 ml', '1.500 cc']],
    ['dose', 1000, ['1.000 mg', '1000mg', '1,000 mg', '1000 mgs']],
    ['dose', 0.5, ['500 mcg', '500 ug', '500 μg', '0,5 mg']],
    ['units', 5000, ['5000 UI', '5.000 IU', '5000ui']],
    [
      'capsules',
      60,
      ['60 cápsulas', '60CAPS', 'x 60 cáps.', '60 cps', '60 softgels', '60 perlas', '60 vcaps', '60 caplets'],
    ],
    ['tablets', 90, ['90 comp', '90 comprimidos', '90 tabs', 'x90 tabletas', '90 cpr', '90 past.', '90-comp']],
    ['servings', 30, ['30 serv', '30 servicios', '30 porciones', '30 dosis', '30 scoops']],
    [
      'pieces',
      12,
      ['x 12', 'x12', '12 u.', '12 unidades', 'c/12', 'por 12', '12 sobres', '12 barras', '12 sticks', '12 x'],
    ],
    ['length', 1200, ['1,2 mts', '120 cm', '1200 mm']],
    ['percent', 80, ['80 %', '80%']],
  ])('%s of %d', (kind, amount, written) => {
    expect(written.map((text) => [text, read(`producto ${text}`)])).toEqual(
      written.map((text) => [text, [kind, [amount]]]),
    );
  });

  it.each<[written: string, kind: string, amount: number]>([
    ['60 capsuals', 'capsules', 60],
    ['60 capsslas', 'capsules', 60],
    ['60 capsul', 'capsules', 60],
    ['90 comprimdos', 'tablets', 90],
    ['60 comprmdos', 'tablets', 60],
    ['90 comprimid', 'tablets', 90],
    ['30 servcios', 'servings', 30],
    ['12 unidads', 'pieces', 12],
    ['300 grmos', 'mass', 300_000],
  ])('are known with a wrong letter or cut off: %s', (written, kind, amount) => {
    expect(read(written)).toEqual([kind, [amount]]);
  });

  it.each([
    'Omega 3',
    'BCAA 2:1:1',
    'Whey 80',
    'Vitamina B12',
    'Coenzima Q10',
    '5 HTP',
    '100 whey',
    '12 meses',
    'C4 original',
    'x 12.500',
    'Vitamina D3 caps',
    'BCAA 2:1:1 caps',
    'Combo 2 kits',
    '7 lactobacilos',
    'Diet M',
    'Promo 3x2',
    'Multi 3 en 1',
  ])('are not in «%s»', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it.each([
  ['Talle S', 'Talle M'],
  ['T. M', 'T. L'],
  ['talle XS', 'talle XXL'],
  ['T: L', 'Talles XL'],
])('has garments of %s before those of %s', (smaller, larger) => {
  const [a = 99, b = -1] = [smaller, larger].map((text) => takeQuantities(normalizeText(text)).quantities[0]?.amount);
  expect(a).toBeLessThan(b);
});

it('has no garment in the word for its sizes', () => {
  expect(takeQuantities('remera varios talles').quantities).toEqual([]);
});

it('takes grams in each of many capsules for a dose, and those of a pot for its weight', () => {
  const { quantities } = takeQuantities('l carnitina 1 g x 60 comp');
  expect(quantities).toMatchObject([
    { kind: 'dose', amount: 1000 },
    { kind: 'tablets', amount: 60 },
  ]);
  expect(takeQuantities('colageno 300 g 60 caps').quantities).toMatchObject([
    { kind: 'mass', amount: 300_000 },
    { kind: 'capsules', amount: 60 },
  ]);
});

it.each([
  ['2,724 kg', 2_724_000],
  ['2.724 g', 2_724_000],
  ['1.360 kg', 1_360_000],
  ['5 g', 5_000],
  ['0,005 kg', 5_000],
])('weighs %s', (text, mg) => {
  expect(read(text)).toEqual(['mass', [mg]]);
});

it('reads any number with any spelling of its unit, and leaves the words', () => {
  const unit = fc.constantFrom('g', 'gr', 'grs', 'caps', 'comp', 'ml', 'cc', 'mg', 'ui', 'serv', 'unid');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999 }), unit, fc.constantFrom('', ' ', 'x '), (count, name, gap) => {
      const text = gap === 'x ' ? `zinc x ${count} ${name}` : `zinc ${count}${gap}${name}`;
      const { quantities, rest } = takeQuantities(text);
      expect(quantities).toHaveLength(1);
      expect(rest.trim()).toBe('zinc');
    }),
  );
});
