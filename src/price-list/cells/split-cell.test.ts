import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { splitCell } from './split-cell.ts';

const partsOf = (text: string) => splitCell(toCell([5, 10, text])).map((part) => `${part.text} <${part.amount?.kind}>`);

it.each([
  ['Rodilleras S — —', ['Rodilleras S <undefined>', '— <none>']],
  ['Shaker 500 ml: -', ['Shaker 500 ml <undefined>', '- <none>']],
  ['Shaker 500 ml → -', ['Shaker 500 ml <undefined>', '- <none>']],
  ['Zinc x 60 sin stock | x 90 $ 5.000', ['Zinc x 60', 'sin stock <none>', '| x 90', '$ 5.000 <pesos>']],
  ['Zinc x 60: PRÓXIMAMENTE', ['Zinc x 60: <undefined>', 'PRÓXIMAMENTE <none>']],
  ['Zinc 60 caps - 24.600 últimas!!', ['Zinc 60 caps - <undefined>', '24.600 <pesos>', 'últimas!! <undefined>']],
  [
    'Amino 300 comp 53.700 (llevando 6 49.900)',
    ['Amino 300 comp <undefined>', '53.700 <pesos>', '(llevando 6 49.900) <undefined>'],
  ],
  ['Colágeno 600 gr ➜ sin stock ✘', ['Colágeno 600 gr ➜ <undefined>', 'sin stock ✘ <none>']],
  ['Whey 1 kg (consultar)', ['Whey 1 kg <undefined>', '(consultar) <none>']],
  ['Whey 1 kg 9.450,00', ['Whey 1 kg <undefined>', '9.450,00 <pesos>']],
  ['Whey 1 kg (uva/limón)5.200', ['Whey 1 kg (uva/limón) <undefined>', '5.200 <pesos>']],
  ['Whey 1 kg discontinuado', ['Whey 1 kg <undefined>', 'discontinuado <none>']],
  ['Whey 1 kg – En tránsito!', ['Whey 1 kg – <undefined>', 'En tránsito! <none>']],
  ['Whey 1 kg Ar $ 9.450', ['Whey 1 kg <undefined>', 'Ar $ 9.450 <pesos>']],
])('takes «%s» apart', (text, parts) => {
  expect(partsOf(text)).toEqual(parts.map((part) => (part.includes('<') ? part : `${part} <undefined>`)));
});

it.each([
  'CONSULTAR PRECIOS',
  'Consultar por Whey 1 kg',
  'Omega 3 - 6 - 9',
  'Whey —',
  'Whey 1 kg',
  'Lista: 114',
  'Contenido: 970',
])('leaves «%s» whole', (text) => {
  expect(partsOf(text)).toEqual([`${text} <undefined>`]);
});

it('puts the parts where they stand in the text', () => {
  const [words, price] = splitCell(toCell([5, 10, 'Whey $ 9.450']));
  expect(words?.right).toBeCloseTo(5 + 4 * 4.5);
  expect(price?.left).toBeCloseTo(5 + 5 * 4.5);
});

it('leaves the sums of terms of sale in their text', () => {
  expect(partsOf('Precios con IVA. Pedido mínimo $ 60.000.')).toHaveLength(1);
  expect(partsOf('Pedido mínimo $ 90.000. IVA incluido.')).toEqual([
    'Pedido mínimo $ 90.000. IVA incluido. <undefined>',
  ]);
  expect(partsOf('Barra (pedido mínimo 12) $ 900')).toHaveLength(2);
});

it('puts letters set apart together, also where two of them lean on each other', () => {
  expect(partsOf('N A T I V A')).toEqual(['NATIVA <undefined>']);
  expect(partsOf('T I TA N I O L A B S')).toEqual(['TITANIOLABS <undefined>']);
  expect(partsOf('de la A a la Z')).toEqual(['de la A a la Z <undefined>']);
});
