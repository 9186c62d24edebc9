import { expect, it } from 'vitest';
import { createNameCompletion } from './name-completion.ts';

const complete = createNameCompletion(
  [
    'Té Verde 20 saquitos',
    'Té de Boldo 20 saquitos',
    'Té Verde en Hebras 100 g',
    'Whey Protein 2 lb',
    'Whey Protein 5 lb',
    'Whey Isolate 5 lb',
    'Pre Workout Extreme 300 g',
    'Pre Workout Extreme sin Cafeína 300 g',
    'Colágeno + Magnesio 300 g',
    'Shaker Yuyal 600 ml',
  ].map((name) => ({ name, brand: 'Yuyal' })),
);

it.each<[string, before: string[], string | undefined]>([
  ['boldo', ['Las cajitas de té de 20 saquitos', 'té verde'], 'Té de Boldo 20 saquitos'],
  ['té verde', ['Las cajitas de té de 20 saquitos'], 'Té Verde 20 saquitos'],
  ['5 lb', ['La Whey Isolate', 'la Whey Protein de 2 lb, en cualquiera de sus sabores'], 'Whey Protein 5 lb'],
  ['sin cafeína', ['Extreme Pre Workout de 300'], 'Pre Workout Extreme sin Cafeína 300 g'],
  ['con magnesio, 300 g', ['El colágeno hidrolizado'], 'Colágeno + Magnesio 300 g'],
  ['shaker Yuyal de 600', ['té verde'], 'Shaker Yuyal 600 ml'],
  // An amount alone is about what was named last.
  ['5 lb', ['la Whey Protein de 2 lb', 'la creatina'], undefined],
  // Of another product.
  ['té de jengibre', ['Las cajitas de té de 20 saquitos'], undefined],
  ['Extreme Zero', ['Pre Workout de 300 g'], undefined],
  // The product of before again.
  ['verde', ['Té Verde 20 saquitos'], undefined],
  ['300 g', ['Pre Workout Extreme, con cafeína y sin'], undefined],
  ['', ['Té Verde 20 saquitos'], undefined],
])('completes %j behind %j as %j', (name, before, product) => {
  expect(complete({ name, before })).toBe(product);
});

it('completes what two brands have without either brand', () => {
  const ofBrands = createNameCompletion([
    { name: 'Creatina Tambora 300 g', brand: 'Tambora' },
    { name: 'Creatina Quebracho 300 g', brand: 'Quebracho Strength' },
    { name: 'Barra Proteica Quebracho caja x 12', brand: 'Quebracho Strength' },
  ]);
  expect(ofBrands({ name: 'creatina 300', before: ['de quebracho'] })).toBe('Creatina 300 g');
  expect(ofBrands({ name: 'creatina quebracho 300', before: [''] })).toBe('Creatina Quebracho 300 g');
});

it('adds no word that nobody said', () => {
  const ofKinds = createNameCompletion([{ name: 'Creatina Saborizada 300 g', brand: 'Yuyal' }]);
  expect(ofKinds({ name: 'creatina 300', before: ['whey'] })).toBe('Creatina 300 g');
  expect(ofKinds({ name: 'creatina saborizada 300', before: ['whey'] })).toBe('Creatina Saborizada 300 g');
});

it('completes a box as the last product that was named', () => {
  const ofBoxes = createNameCompletion(
    ['Barra Proteica caja x 12', 'Alfajor Proteico caja x 6'].map((name) => ({ name, brand: 'Yuyal' })),
  );
  expect(ofBoxes({ name: 'caja x 12', before: ['Barra proteica', 'todas'] })).toBe('Barra Proteica caja x 12');
  expect(ofBoxes({ name: 'caja x 12', before: ['Barra proteica', 'Alfajor prot. 60 g'] })).toBeUndefined();
});
