import { expect, it } from 'vitest';
import { explainTimes, monthBefore } from './price-times.ts';

it.each<[titles: string[], latest: string]>([
  [['AGO', 'SET', 'OCT', 'NOV 26'], 'NOV 26'],
  [['Nov', 'Dic', 'Ene'], 'Ene'],
  [['Precio Noviembre', 'Precio Octubre'], 'Precio Noviembre'],
  [['sept.', 'nov.'], 'nov.'],
  [['Mar 26', 'Nov 26'], 'Nov 26'],
  [['Nov 26', 'Dic 25'], 'Nov 26'],
  [['Dic 2026', 'Ene 2027'], 'Ene 2027'],
])('of %j the prices of %s are today’s', (titles, latest) => {
  const explained = titles.map((title) => [title, title === latest ? 'actual' : 'anterior']);
  expect([...explainTimes(titles)]).toEqual(explained);
});

it.each([
  [['Actual', 'Nuevo'], ['Actual']],
  [['Vigente', 'Desde 01/12'], ['Vigente']],
  [['Precio actual', 'Precio anterior'], []],
  [['Nuevo', 'Costo'], []],
])('of %j those of %j are replaced', (titles, replaced) => {
  expect([...explainTimes(titles).keys()]).toEqual(replaced);
});

it.each([
  [['PVP', 'Costo']],
  [['NOV']],
  [['NOV', 'Noviembre']],
  [['Mayorista', 'Mar']],
  [['Marzo', 'Noviembre']],
  [['Oct', 'Jul', 'Abr', 'Ene']],
  [['Sep', 'Oct', 'Lista']],
])('says nothing of %j', (titles) => {
  expect(explainTimes(titles)).toEqual(new Map());
});

it('finds the last month before another', () => {
  expect(monthBefore('NOV', ['AGO', 'OCT', 'SET'])).toBe('OCT');
  expect(monthBefore('Ene', ['Nov', 'Dic'])).toBe('Dic');
  expect(monthBefore('NOV', ['OCT', 'Costo'])).toBeUndefined();
  expect(monthBefore('Público', ['OCT'])).toBeUndefined();
});
