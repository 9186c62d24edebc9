import { expect, it } from 'vitest';
import { explainMonths } from './month-titles.ts';

it.each<[titles: string[], latest: string]>([
  [['AGO', 'SET', 'OCT', 'NOV 26'], 'NOV 26'],
  [['Nov 26', 'Dic 26', 'Ene 27'], 'Ene 27'],
  [['Precio Noviembre', 'Precio Octubre'], 'Precio Noviembre'],
  [['Producto', 'sept.', 'oct.'], 'oct.'],
])('of %j the prices of %s are today’s', (titles, latest) => {
  const explained = explainMonths(titles);
  expect([...explained].filter(([, said]) => said === 'actual')).toEqual([[latest, 'actual']]);
  expect(explained.get(titles[1] ?? '')).toBe(titles[1] === latest ? 'actual' : 'anterior');
});

it.each([[['PVP', 'Costo']], [['Marca', 'NOV']], [['NOV', 'Noviembre']], [['Mayorista', 'Mar']]])(
  'says nothing of %j',
  (titles) => {
    expect(explainMonths(titles)).toEqual(new Map());
  },
);
