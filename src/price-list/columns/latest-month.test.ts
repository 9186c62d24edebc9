import { describe, expect, it } from 'vitest';
import { readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from './column.ts';
import { withLatestMonth } from './latest-month.ts';

const column = (title: string): TableColumn => ({ left: 0, right: 1, title, label: readColumnHeader(title) });
const worths = (...titles: string[]) =>
  withLatestMonth(titles.map(column)).map(({ label }) => (label.kind === 'price' ? label.score : undefined));

describe('prices of several months', () => {
  it('counts those of the latest', () => {
    expect(worths('Producto', 'Lista noviembre', 'Lista octubre')).toEqual([undefined, 0, -200]);
    expect(worths('Precio dic.', 'Precio ene.')).toEqual([-200, 0]);
    expect(worths('Septiembre', 'Octubre', 'Noviembre')).toEqual([-200, -200, 0]);
  });

  it('leaves others as they are', () => {
    expect(worths('Precio noviembre', 'Costo')).toEqual([0, readColumnHeader('Costo').kind === 'price' ? -60 : 0]);
    expect(worths('Enero', 'Julio')).toEqual([0, 0]);
  });
});
