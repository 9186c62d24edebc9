import { expect, it } from 'vitest';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { toMessagePages } from './message-page.ts';

const products = [
  { brand: 'Granjú', name: 'Granola Proteica 350 g', price: 540_000 },
  { brand: 'Granjú', name: 'Avena Arrollada 500 g', price: 190_000 },
  { brand: 'Ametza', name: 'Alfajor Proteico 60 g', price: 230_000 },
  { brand: 'Ametza', name: 'Alfajor Proteico Zero 60 g', price: 230_000 },
].map((product, id) => ({ ...product, id, category: 'Cocina', flavors: [] }));

const read = (...lines: string[]) =>
  readForCatalogue(
    toMessagePages(lines.join('\n'), () => {}),
    { products },
  ).rows.map(({ headingBrand, text, price }) =>
    [headingBrand, text.replace(/\W+$/, ''), price === undefined ? '-' : price / 100].join(' | '),
  );
const sent = (text: string) => `[16/6 09:12] Marcos: ${text}`;

const GRANJU = ['Avena arrollada 500: $2.000', 'Granola proteica 350g: $5.900'];
const AMETZA = ['Alfajor proteico 60g: $2.300', 'Alfajor proteico zero 60g: $2.500'];

it('takes back prices that a message of its own announces', () => {
  const list = [sent('*Granjú*'), ...GRANJU, sent('*Ametza*'), ...AMETZA];
  const correction = [sent('perdón corrijo dos que te pasé mal'), sent('Granola proteica Granjú 350g es $5.600')];
  expect(read(...list, ...correction, 'y el alfajor proteico Ametza 60g $2.450', sent('lo demás está bien'))).toEqual([
    'Granjú | Avena Arrollada 500 g | 2000',
    'Granjú | Granola proteica 350g | 5600',
    'Ametza | Alfajor proteico 60g | 2450',
    'Ametza | Alfajor proteico zero 60g | 2500',
  ]);
});

it('takes what stands beside text set as brands are for another brand', () => {
  const rows = read(
    '*GRANJÚ* 🔥',
    ...GRANJU,
    '',
    '*AMETZA*',
    ...AMETZA,
    '',
    '*TAMBOR* (nueva!! re conviene)',
    ...GRANJU,
  );
  expect(rows.slice(0, 4).map((row) => row.split(' ')[0])).toEqual(['Granjú', 'Granjú', 'Ametza', 'Ametza']);
  expect(rows.slice(4).map((row) => row.split(' | ')[0])).toEqual(['', '']);
});

it('reads prices without a sign beside others, and messages that have no others', () => {
  const list = [sent('*Granjú*'), 'Avena arrollada 500: 2150', 'Granola proteica 350g: $5.900', sent('Ametza:')];
  expect(read(...list, 'Alfajor proteico 60g: 2300', 'Alfajor proteico zero 60g: 2500')).toEqual([
    'Granjú | Avena Arrollada 500 g | 2150',
    'Granjú | Granola proteica 350g | 5900',
    'Ametza | Alfajor proteico 60g | 2300',
    'Ametza | Alfajor proteico zero 60g | 2500',
  ]);
});

it.each([
  ['in capitals', ['y entró una marca nueva LUDEX, muy buen precio', 'Granola proteica 350g: $4.900']],
  ['before the names', ['de LUDEX me entró granola proteica 350g a $4.900']],
])('takes another brand that a sentence tells %s for none of the shop', (_, lines) => {
  const rows = read(sent('GRANJU'), ...GRANJU, sent('AMETZA'), ...AMETZA, sent(lines[0] ?? ''), ...lines.slice(1));
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(['Granjú', 'Granjú', 'Ametza', 'Ametza', '']);
});

it('has the sender of a letter for its brand', () => {
  const letter = ['De: Ventas Granjú <ventas@granju.example>', '', 'Estimada Carolina:', ''];
  const prices = [
    'La avena arrollada de 500 g pasa de $ 1.900 a $ 2.000.',
    'La granola proteica de 350 g queda en $ 5.900.',
  ];
  expect(read(...letter, ...prices).map((row) => row.split(' | ')[0])).toEqual(['Granjú', 'Granjú']);
});
