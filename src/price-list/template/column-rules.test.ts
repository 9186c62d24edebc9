import { describe, expect, it } from 'vitest';
import { addColumnRule, type ColumnRule, chooseRule } from './column-rules.ts';
import { addTemplate, columnRules, withColumnRule, withSupplierRule } from './stored-templates.ts';

const rule = (column: string | null | undefined, markup: number | null): ColumnRule => {
  return { column, markup, rounding: null };
};
const cost = rule('Costo c/IVA', 4500);
const latest = { ...rule(undefined, null), dollarRate: null };

describe('the rule for the prices of a column', () => {
  it.each<[string, ColumnRule[], column: string | null, markup: number | null, unsure: boolean]>([
    ['is that of the column', [cost], 'Costo c/IVA', 4500, false],
    ['is that of the column, called otherwise', [cost], 'P. costo con IVA', 4500, false],
    ['is that of the column among others', [rule('Sugerido', null), cost], 'Costo c/IVA', 4500, false],
    ['has no markup on prices for the public, and is in doubt', [cost], 'Sugerido', null, true],
    ['is in doubt for another cost', [cost], 'Costo s/IVA', 4500, true],
    ['is in doubt for a column without a title', [cost], null, 4500, true],
    ['is in doubt for the first column with a title', [rule(null, 4500)], 'Precio', 4500, true],
    ['is that of the column without a title', [rule(null, 4500)], null, 4500, false],
    ['is that of any column, as earlier versions stored it', [rule(undefined, 4500)], 'Precio', 4500, false],
    ['is in doubt for a cost after prices for the public', [rule('Sugerido', null)], 'Costo', null, true],
    ['is in no doubt between prices for the public', [rule('Sugerido', null)], 'PVP', null, false],
  ])('%s', (_, rules, column, markup, unsure) => {
    expect(chooseRule(rules, { column, latest })).toMatchObject({ rule: { markup }, unsure });
  });

  it('is the latest of the supplier, in doubt, for a list without any', () => {
    const of = (column: string) => chooseRule([], { column, latest: { markup: 3000, rounding: null } });
    expect(of('Precio')).toEqual({ rule: { markup: 3000, rounding: null }, unsure: true });
    expect(of('PVP')).toEqual({ rule: { markup: null, rounding: null }, unsure: true });
  });
});

it('a new rule takes the place of that of the same column, and of one for any', () => {
  const added = { ...rule(null, 10), column: 'Costo con IVA' };
  expect(addColumnRule([rule('PVP', null), cost, rule(undefined, 30)], added)).toEqual([added, rule('PVP', null)]);
});

describe('stored templates', () => {
  const signature = { page: [595, 842], name: [], titles: [], goods: [1, 2, 3, 4] };
  const price = { left: 1, right: 2, title: 'Costo', role: 'price' };
  const template = (more: object = {}) => JSON.stringify({ signature, bands: [], ...more });
  const supplierRule = { markup: 4500, rounding: null, dollarRate: null };
  const ofFirst = (json: string) => columnRules(JSON.stringify(JSON.parse(json)[0]));

  it('learn the rule of a column', () => {
    const learned = withColumnRule(template(), { ...cost, column: 'Costo' });
    expect(columnRules(learned)).toEqual([rule('Costo', 4500)]);
    expect(columnRules(withColumnRule(learned, { ...rule(null, null), column: null }))).toHaveLength(2);
    expect(withColumnRule('{', { ...cost, column: null })).toBe('{');
  });

  it.each<[object, string | undefined]>([
    [{ priceTitle: 'Costo' }, 'Costo'],
    [{ bands: [price] }, 'Costo'],
    [{ bands: [{ ...price, title: '' }] }, undefined],
    [{}, undefined],
  ])('of an earlier version have the rule of their supplier for the column that was taught: %j', (more, column) => {
    const json = withSupplierRule(`[${template(more)}]`, supplierRule);
    expect(ofFirst(json)).toEqual([rule(column, 4500)]);
    expect(withSupplierRule(json, { ...supplierRule, markup: 10 }), 'not of a later one').toBe(json);
  });

  it('of an earlier version have it only as the latest of the supplier', () => {
    const other = template({ signature: { ...signature, goods: [5, 6, 7, 8] } });
    const json = withSupplierRule(addTemplate(`[${other}]`, template()), supplierRule);
    expect(JSON.parse(json)).toMatchObject([{ rules: [{ markup: 4500 }] }, { signature: { goods: [5, 6, 7, 8] } }]);
    expect(JSON.parse(json)[1].rules).toBeUndefined();
    expect(withSupplierRule('[]', supplierRule)).toBe('[]');
  });
});
