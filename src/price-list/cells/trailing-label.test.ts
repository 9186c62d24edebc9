import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { withoutTrailingLabel } from './trailing-label.ts';

const parts = (text: string, next?: string) =>
  withoutTrailingLabel(toCell([5, 10, text]), next === undefined ? undefined : toCell([200, 10, next]));
const partsOf = (text: string, next?: string) => parts(text, next).map((part) => part.text);

it.each([
  ['Whey 1 kg Precio sugerido:', ['Whey 1 kg', 'Precio sugerido']],
  ['Creatina 300 g (PVP', ['Creatina 300 g', 'PVP']],
  ['Creatina 300 g Revend.', ['Creatina 300 g', 'Revend.']],
  ['Creatina 300 g → Ahora', ['Creatina 300 g', 'Ahora']],
  ['Creatina 300 g –', ['Creatina 300 g']],
  ['Whey 1 kg (Coco | Uva | Frutilla): Ahora', ['Whey 1 kg (Coco | Uva | Frutilla):', 'Ahora']],
  ['Creatina 300 g — 1 a 5', ['Creatina 300 g', '1 a 5']],
])('«%s» before a price ends in its label', (text, expected) => {
  expect(partsOf(text, '$ 9.450')).toEqual(expected);
});

it('takes no words before a number of pieces for what says which price follows', () => {
  expect(partsOf('Whey 1 kg - venta por unidad', '12')).toEqual(['Whey 1 kg - venta por unidad']);
  expect(partsOf('Whey 1 kg - venta por unidad', '$ 12')).toEqual(['Whey 1 kg', 'venta por unidad']);
});

it('leaves a name without a label, a label without a name, and what no price follows', () => {
  expect(partsOf('Whey 1 kg', '$ 9.450')).toEqual(['Whey 1 kg']);
  expect(partsOf('Omega 1 a 5', '$ 9.450')).toEqual(['Omega 1 a 5']);
  expect(partsOf('Zinc (Delta)Costo', '$ 9.450')).toEqual(['Zinc (Delta)', 'Costo']);
  expect(partsOf('Precio:', '$ 9.450')).toEqual(['Precio:']);
  expect(partsOf('Whey 1 kg Precio', 'Sin stock')).toEqual(['Whey 1 kg Precio']);
  expect(partsOf('Whey 1 kg Precio')).toEqual(['Whey 1 kg Precio']);
});

it('puts the label behind the name, within the text that both were', () => {
  const [name, label] = parts('Whey 1 kg Precio', '$ 9.450');
  expect(name?.right).toBeCloseTo(5 + 'Whey 1 kg'.length * 4.5);
  expect(label?.left).toBeCloseTo(5 + 'Whey 1 kg '.length * 4.5);
  expect(label?.right).toBeCloseTo(5 + 'Whey 1 kg Precio'.length * 4.5);
});
