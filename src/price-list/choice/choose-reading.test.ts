import { describe, expect, it } from 'vitest';
import { chooseInterpretation, chooseLabels } from './choose-reading.ts';
import type { Interpretation } from './interpret.ts';
import { slotScore } from './price-slots.ts';

type Given = Partial<Pick<Interpretation, 'usual' | 'score' | 'count' | 'isMain'>> & { told?: Record<number, number> };

/** A reading's prices of one slot; `told` are the prices of products by their ids. */
function interpretation(name: string, { told = {}, ...more }: Given = {}): Interpretation {
  const [reading = '', slot = '#0'] = name.split(': ');
  const prices = new Map(Object.entries(told).map(([id, price]) => [Number(id), { price, row: Number(id) - 1 }]));
  const rows = { rows: [], titles: [], slots: [slot] };
  const { usual = 0.1, score = 10, count = 10, isMain = true } = more;
  const own = { slot, labelScore: slotScore(slot), usual, score, count };
  return { ...own, reading, own, isMain, columns: [{ slot, unsure: false, rivals: [] }], prices, rows };
}
const choose = (...all: Interpretation[]) => {
  const choice = chooseInterpretation(all);
  return choice && [`${choice.best.reading}: ${choice.best.slot}`, choice.column.unsure];
};

describe('the chosen reading', () => {
  it('is the one that the catalogue bears out best', () => {
    expect(choose(interpretation('row'), interpretation('text', { score: 20 }))).toEqual(['text: #0', false]);
  });

  it('is the first one where the catalogue bears out none, with the likeliest of its prices', () => {
    const unknown = ['row: Mayorista', 'row: Público', 'text: PVP'].map((name) => interpretation(name, { score: 0 }));
    expect(choose(...unknown)).toEqual(['row: Público', false]);
    expect(choose()).toBeUndefined();
  });

  it('knows what its prices are called, where it explains the list nearly as well', () => {
    const labels = (score: number) => ['row: Mayorista', 'row: Público'].map((name) => interpretation(name, { score }));
    expect(choose(interpretation('text', { score: 20 }), ...labels(17))).toEqual(['row: Público', false]);
    expect(choose(interpretation('text', { score: 20 }), ...labels(12))).toEqual(['text: #0', false]);
  });

  it('has the prices of the public, if the catalogue bears them out at all', () => {
    const wholesale = interpretation('row: Mayorista', { score: 20 });
    expect(choose(wholesale, interpretation('row: Público', { score: 15 }))).toEqual(['row: Público', false]);
    expect(choose(wholesale, interpretation('row: Público', { score: 2 }))?.[0]).toBe('row: Mayorista');
  });

  it.each([
    [0.1, 0.5, 0],
    [-0.03, 0.2, 1],
    [-0.3, 0.2, 1],
    [0.6, 1.2, 1],
  ])('has of prices without labels those that change as usual, or the higher ones: %d, %d', (first, second, at) => {
    const both = [first, second].map((usual, index) => interpretation(`row: #${index}`, { usual }));
    expect(choose(...both)).toEqual([`row: #${at}`, true]);
  });

  it('is of two that the catalogue bears out alike the one whose prices have labels', () => {
    const unlabelled = ['crossed: #0', 'crossed: #1'].map((name) => interpretation(name));
    expect(choose(...unlabelled, interpretation('sheets: Precio'))).toEqual(['sheets: Precio', false]);
  });

  it('asks about prices of a column that only few rows have, where these have both', () => {
    const sparse = interpretation('row: #1', { score: 3, count: 2 });
    const choice = chooseInterpretation([interpretation('row: #0', { score: 40, count: 30 }), sparse]);
    expect(choice?.column).toMatchObject({ unsure: false, rivals: ['#1'] });
  });

  it('is no column of a table with fewer goods', () => {
    const all = [interpretation('row: Precio'), interpretation('row: PVP', { score: 11, isMain: false })];
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
    expect(choose(...slots.map((slot) => interpretation(`row: ${slot}`)))?.[1]).toBe(!sure);
  });

  it('disputes the rows that another reading gives another price for the same product', () => {
    const best = interpretation('row', { score: 20, told: { 1: 900, 2: 500, 3: 300 } });
    const rival = (score: number) => interpretation('text', { score, told: { 1: 900, 2: 700 } });
    expect([...(chooseInterpretation([best, rival(18)])?.disputed ?? [])]).toEqual([1]);
    expect([...(chooseInterpretation([best, rival(10)])?.disputed ?? [])]).toEqual([]);
  });

  it('compares with the column of another reading that agrees most', () => {
    const best = interpretation('row', { score: 20, told: { 1: 900, 2: 500, 3: 300 } });
    const others = [
      interpretation('text: #0', { score: 19, told: { 1: 100, 2: 200, 3: 300 } }),
      interpretation('text: #1', { score: 18, told: { 1: 900, 2: 500, 3: 350 } }),
    ];
    expect([...(chooseInterpretation([best, ...others])?.disputed ?? [])]).toEqual([2]);
  });

  it('compares a rival reading by its closest column, though another one agrees better', () => {
    const all = [
      interpretation('row: Nuevo', { score: 20, told: { 1: 900 } }),
      interpretation('row: Anterior', { score: 25, told: { 1: 800 } }),
      interpretation('text: Nuevo', { score: 15, told: { 1: 900 } }),
      interpretation('text: Anterior', { score: 21, told: { 1: 800 } }),
    ];
    expect(chooseInterpretation(all)).toMatchObject({ best: { slot: 'Nuevo' }, disputed: new Set() });
  });

  it.each([
    ['a cut page has, and the whole one has not', 'columns/text', 'whole/text', [1]],
    ['the whole page has, and a cut one has not', 'whole/text', 'columns/text', []],
    ['one cut page has, and another one has not', 'columns/text', 'boxes/text', []],
    ['each sheet in its own way has, and all in one way have not', 'sheets', 'whole/text', []],
  ])('asks about a price that %s', (_what, chosen, rival, disputed) => {
    const best = interpretation(chosen, { score: 20, told: { 1: 900, 2: 500 } });
    const choice = chooseInterpretation([best, interpretation(rival, { score: 18, told: { 1: 900 } })]);
    expect([...(choice?.disputed ?? [])]).toEqual(disputed);
  });
});

it('leaves of the columns with labels the likeliest of each reading, and all without', () => {
  const all = ['row: Mayorista', 'row: Público', 'text: Costo', 'text: #1', 'text: #0'].map((name) =>
    interpretation(name),
  );
  expect(chooseLabels(all).map(({ reading, slot }) => `${reading}: ${slot}`)).toEqual([
    'row: Público',
    'text: Costo',
    'text: #1',
    'text: #0',
  ]);
});
