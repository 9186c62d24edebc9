import { describe, expect, it } from 'vitest';
import { isOfPlainPrice } from '../amounts/price-label-score.ts';
import { byLikeliestLabels, chooseReading } from './choose-reading.ts';
import type { Reading, SlotPrices } from './interpret.ts';
import { type PricedRow, slotLabel, slotScore } from './price-slots.ts';

type Given = { usual?: number; score?: number; count?: number; isMain?: boolean; told?: Record<number, number> };
type Column = SlotPrices &
  Required<Pick<Given, 'usual' | 'count' | 'isMain'>> & {
    isNet: boolean;
    isOfPlain: boolean;
    reading: string;
  };

/** A reading's prices of one slot; `told` are the prices of products by their ids. */
function column(name: string, { told = {}, ...more }: Given = {}): Column {
  const [reading = '', slot = '#0'] = name.split(': ');
  const prices = new Map(Object.entries(told).map(([id, price]) => [Number(id), { price, row: Number(id) - 1 }]));
  const { usual = 0.1, score = 10, count = 10, isMain = true } = more;
  const columns = [{ slot, unsure: false, rivals: [] }];
  return {
    reading,
    slot,
    labelScore: slotScore(slot),
    isNet: false,
    isOfPlain: isOfPlainPrice(slotLabel(slot)),
    usual,
    score,
    count,
    isMain,
    columns,
    prices,
  };
}
const toReadings = (all: readonly Column[]) =>
  [...Map.groupBy(all, ({ reading }) => reading)].map(([name, slots]): Reading => {
    const rows = { rows: [], titles: [], slots: slots.map(({ slot }) => slot) };
    const { main = [], others = [] } = Object.groupBy(slots, ({ isMain }) => (isMain ? 'main' : 'others'));
    return { name, rows, tables: [main, others], slots };
  });
const chosen = (...all: Column[]) => chooseReading(toReadings(all));
const choose = (...all: Column[]) => {
  const choice = chosen(...all);
  return choice && [`${choice.name}: ${choice.slot}`, choice.columns[0]?.unsure];
};

describe('the chosen reading', () => {
  it('is the one that the catalogue bears out best', () => {
    expect(choose(column('row'), column('text', { score: 20 }))).toEqual(['text: #0', false]);
  });

  it('is the first one where the catalogue bears out none, with the likeliest of its prices', () => {
    const unknown = ['row: Mayorista', 'row: Público', 'text: PVP'].map((name) => column(name, { score: 0 }));
    expect(choose(...unknown)).toEqual(['row: Público', false]);
    expect(choose()).toBeUndefined();
  });

  it('knows what its prices are called, where it explains the list nearly as well', () => {
    const labels = (score: number) => ['row: Mayorista', 'row: Público'].map((name) => column(name, { score }));
    expect(choose(column('text', { score: 20 }), ...labels(17))).toEqual(['row: Público', false]);
    expect(choose(column('text', { score: 20 }), ...labels(12))).toEqual(['text: #0', false]);
  });

  it('has the prices of the public, if the catalogue bears them out at all', () => {
    const wholesale = column('row: Mayorista', { score: 20 });
    expect(choose(wholesale, column('row: Público', { score: 15 }))).toEqual(['row: Público', false]);
    expect(choose(wholesale, column('row: Público', { score: 2 }))?.[0]).toBe('row: Mayorista');
  });

  it.each([
    [0.1, 0.5, 0],
    [-0.03, 0.2, 1],
    [-0.3, 0.2, 1],
    [0.6, 1.2, 1],
  ])('has of prices without labels those that change as usual, or the higher ones: %d, %d', (first, second, at) => {
    const both = [first, second].map((usual, index) => column(`row: #${index}`, { usual }));
    expect(choose(...both)).toEqual([`row: #${at}`, true]);
  });

  it('is of two that the catalogue bears out alike the one whose prices have labels', () => {
    const unlabelled = ['crossed: #0', 'crossed: #1'].map((name) => column(name));
    expect(choose(...unlabelled, column('sheets: Precio'))).toEqual(['sheets: Precio', false]);
  });

  it('is one that has the price for all, where another has only that on a condition', () => {
    const told = (factor: number) => ({ told: { 1: 900 * factor, 2: 500 * factor } });
    const discounted = column('row: Transferencia', { score: 20, ...told(0.9) });
    const other = (name: string, factor: number) => column(name, { score: 18, ...told(factor) });
    expect(choose(discounted, other('text: #0', 1))?.[0]).toBe('text: #0');
    expect(choose(discounted, other('text: #0', 0.9))?.[0], 'the same prices').toBe('row: Transferencia');
    const unmatched = column('row: #0', { score: 20, count: 0, isMain: false });
    expect(choose(discounted, unmatched, other('text: #0', 1))?.[0], 'no product has its other price').toBe('text: #0');
    const both = [discounted, column('row: Mayorista', { score: 20, ...told(0.7) })];
    expect(choose(...both, other('text: #0', 1))?.[0], 'it has several').toBe('row: Transferencia');
  });

  it('is surely the plain price beside what is less for those who pay at once, or has no taxes', () => {
    const plain = column('row: #0', { usual: 0.1 });
    const paid = column('row: con Transferencia', { usual: 0 });
    const untaxed = column('row: Precio sin impuestos nacionales', { usual: -0.1 });
    expect(choose(plain, paid, untaxed)).toEqual(['row: #0', false]);
    expect(choose(plain, column('row: con Transferencia', { usual: 0.2 }))?.[1], 'it is more').toBe(true);
    expect(choose(plain, column('row: Lista 2'), column('row: Lista 3'))?.[1], 'it has lost its label').toBe(true);
    expect(choose(plain, column('row: caja x 12'), column('row: caja x 16'))).toEqual(['row: #0', false]);
  });

  it('asks about prices of a column that only few rows have, where these have both', () => {
    const sparse = column('row: #1', { score: 3, count: 2 });
    const choice = chosen(column('row: #0', { score: 40, count: 30 }), sparse);
    expect(choice?.columns).toMatchObject([{ unsure: false, rivals: ['#1'] }]);
  });

  it('is no column of a table with fewer goods', () => {
    const all = [column('row: Precio'), column('row: PVP', { score: 11, isMain: false })];
    expect(choose(...all)).toEqual(['row: Precio', false]);
  });

  it.each<[sure: boolean, slots: string[]]>([
    [true, ['Público']],
    [true, ['#0']],
    [true, ['Público', 'Mayorista']],
    [true, ['Precio', 'Mayorista']],
    [true, ['Precio', 'Mayorista actual']],
    [false, ['Mayorista']],
    [false, ['#0', '#1']],
    [false, ['Precio', 'Efectivo']],
    [false, ['Precio', 'Oferta']],
    [false, ['#3', 'x 3', 'x 6', 'x 12']],
    [false, ['Público', 'PVP']],
  ])('leaves no other column that may be meant: %s of %j', (sure, slots) => {
    expect(choose(...slots.map((slot) => column(`row: ${slot}`)))?.[1]).toBe(!sure);
  });

  it('disputes the rows that another reading gives another price for the same product', () => {
    const best = column('row', { score: 20, told: { 1: 900, 2: 500, 3: 300 } });
    const rival = (score: number) => column('text', { score, told: { 1: 900, 2: 700 } });
    expect([...(chosen(best, rival(18))?.disputed ?? [])]).toEqual([1]);
    expect([...(chosen(best, rival(10))?.disputed ?? [])]).toEqual([]);
  });

  it('compares with the column of another reading that agrees most', () => {
    const best = column('row', { score: 20, told: { 1: 900, 2: 500, 3: 300 } });
    const others = [
      column('text: #0', { score: 19, told: { 1: 100, 2: 200, 3: 300 } }),
      column('text: #1', { score: 18, told: { 1: 900, 2: 500, 3: 350 } }),
    ];
    expect([...(chosen(best, ...others)?.disputed ?? [])]).toEqual([2]);
  });

  it('compares a rival reading by its closest column, though another one agrees better', () => {
    const all = [
      column('row: Nuevo', { score: 20, told: { 1: 900 } }),
      column('row: Anterior', { score: 25, told: { 1: 800 } }),
      column('text: Nuevo', { score: 15, told: { 1: 900 } }),
      column('text: Anterior', { score: 21, told: { 1: 800 } }),
    ];
    expect(chosen(...all)).toMatchObject({ slot: 'Nuevo', disputed: new Set() });
  });

  it.each([
    ['a cut page has, and the whole one has not', 'columns/text', 'whole/text', [1]],
    ['the whole page has, and a cut one has not', 'whole/text', 'columns/text', []],
    ['one cut page has, and another one has not', 'columns/text', 'boxes/text', []],
    ['each sheet in its own way has, and all in one way have not', 'sheets', 'whole/text', []],
  ])('asks about a price that %s', (_what, own, rival, disputed) => {
    const best = column(own, { score: 20, told: { 1: 900, 2: 500 } });
    const choice = chosen(best, column(rival, { score: 18, told: { 1: 900 } }));
    expect([...(choice?.disputed ?? [])]).toEqual(disputed);
  });
});

it('disputes no price of which a whole page has the title of the list before the name', () => {
  const best = column('columns/row', { score: 20, told: { 1: 900, 2: 500 } });
  const rival = column('whole/text', { score: 18, told: { 2: 500 } });
  const rowsOf = (...names: string[]) =>
    names.map((text, index): PricedRow => {
      const unsaid = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined, line: text };
      return {
        ...unsaid,
        index,
        text,
        price: undefined,
        prices: new Map([['#0', index === 0 ? 900 : 500]]),
        amounts: 1,
      };
    });
  const disputed = (...names: string[]) => {
    const readings = toReadings([best, rival]).map((one) => {
      const rows = rowsOf(...(one.name === 'whole/text' ? names : ['Aceite 360 ml', 'Miel']));
      return { ...one, rows: { rows, titles: [], slots: [] } };
    });
    return [...(chooseReading(readings)?.disputed ?? [])];
  };
  expect(disputed('Precios de octubre Aceite 360 ml', 'Miel')).toEqual([]);
  expect(disputed('Precios de octubre Aceite', 'Miel')).toEqual([0]);
  expect(disputed('Precios', 'Caja Aceite 360 ml')).toEqual([0]);
});

it('leaves of the columns with labels the likeliest of each reading, and all without', () => {
  const all = ['row: Mayorista', 'row: Público', 'text: Costo', 'text: #1', 'text: #0'].map((name) => column(name));
  expect(
    toReadings(all)
      .flatMap(byLikeliestLabels)
      .map(({ name, slot }) => `${name}: ${slot}`),
  ).toEqual(['row: Público', 'text: Costo', 'text: #1', 'text: #0']);
});
