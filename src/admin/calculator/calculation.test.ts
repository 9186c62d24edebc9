import { describe, expect, it } from 'vitest';
import { percentDifference, priceWithPercent } from './calculation.ts';

describe('percentDifference', () => {
  it.each([
    ['100', '129', '29 %'],
    ['1.500,50', '3001', '100 %'],
    ['3', '2', '-34 %'],
    ['3', '4', '33 %'],
    ['100', '0', '-100 %'],
  ])('[M2.11-1] [M5-33] from %s to %s: %s', (cost, goal, result) => {
    expect(percentDifference({ cost, goal })).toEqual({ result });
  });

  it.each([
    ['', '', { cost: 'Dato requerido.', goal: 'Dato requerido.' }],
    ['0', '10', { cost: 'El costo tiene que ser mayor que 0.' }],
    ['diez', '10', { cost: 'Ingresá un importe válido, por ejemplo 1.500,50.' }],
    ['10', '-1', { goal: 'Ingresá un importe válido, por ejemplo 1.500,50.' }],
  ])('[M2.11-1] says what is wrong with «%s» and «%s»', (cost, goal, errors) => {
    expect(percentDifference({ cost, goal })).toEqual({ errors });
  });
});

describe('priceWithPercent', () => {
  it.each([
    ['50', '14', '$ 57'],
    ['$ 12.345', '0 %', '$ 12.345'],
    ['1000', '33,33', '$ 1333'],
    ['100', '-10', '$ 90'],
  ])('[M2.11-2] %s and %s: %s', (cost, goal, result) => {
    expect(priceWithPercent({ cost, goal })).toEqual({ result });
  });

  it.each([
    [' ', '5', { cost: 'Dato requerido.' }],
    [
      '0',
      'x',
      { cost: 'El costo tiene que ser mayor que 0.', goal: 'Ingresá un porcentaje válido, por ejemplo 12,5.' },
    ],
    ['1.000.000.000', '9999999', { goal: 'El resultado es demasiado grande.' }],
  ])('[M2.11-2] says what is wrong with «%s» and «%s»', (cost, goal, errors) => {
    expect(priceWithPercent({ cost, goal })).toEqual({ errors });
  });
});
