import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTemplate, type ListTemplate, parseTemplates, removeTemplate } from './stored-templates.ts';

const template = (first: number, more: Partial<ListTemplate> = {}): ListTemplate => ({
  signature: {
    name: [],
    titles: ['lista'],
    goods: [first, first + 1, first + 2, first + 3],
  },
  bands: [{ left: 10, right: 90, title: 'PVP', role: 'price' }],
  ...more,
});
const stored = (...templates: ListTemplate[]) => JSON.stringify(templates);
const firstGoods = (json: string) => parseTemplates(json).map(({ signature }) => signature.goods[0]);

describe('the templates of a supplier', () => {
  it('come back as they were stored', () => {
    const all = [template(10, { reading: 'columns', priceTitle: 'PVP', brand: 'Delta' }), template(20)];
    expect(parseTemplates(stored(...all))).toEqual(all);
  });

  it.each<[string, unknown]>([
    ['an older one', { columns: ['PVP'] }],
    ['one without a signature', { bands: [] }],
    ['one with a role that is gone', { ...template(1), bands: [{ left: 1, right: 2, title: '', role: 'stock' }] }],
    [
      'one with goods that are no whole numbers',
      { ...template(1), signature: { ...template(1).signature, goods: [1.5] } },
    ],
    ['a text', 'x'],
    ['null', null],
  ])('are left without %s', (_, broken) => {
    expect(firstGoods(JSON.stringify([broken, template(7)]))).toEqual([7]);
  });

  it.each(['', '{', 'null', '{}', '"x"', '[[', '[1,2]'])('are none in %j', (json) => {
    expect(parseTemplates(json)).toEqual([]);
    expect(firstGoods(addTemplate(json, JSON.stringify(template(7))))).toEqual([7]);
  });
});

describe('a new template', () => {
  it('takes the place of those of the same kind of list, before the others', () => {
    const json = stored(template(10), template(20), template(30));
    const added = template(20, { brand: 'Delta' });
    const after = addTemplate(json, JSON.stringify(added));
    expect(firstGoods(after)).toEqual([20, 10, 30]);
    expect(parseTemplates(after)[0]?.brand).toBe('Delta');
    expect(firstGoods(removeTemplate(after, JSON.stringify(added)))).toEqual([10, 30]);
  });

  it('that is broken changes nothing', () => {
    expect(firstGoods(addTemplate(stored(template(10)), '{'))).toEqual([10]);
    expect(firstGoods(removeTemplate(stored(template(10)), '{"bands":[]}'))).toEqual([10]);
  });

  it('is the first, once, of four at most, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(10, 20, 30, 40, 50, 60), { minLength: 1 }), (kinds) => {
        const json = kinds.reduce((all, kind) => addTemplate(all, JSON.stringify(template(kind))), '[]');
        const expected = [...new Set(kinds.toReversed())].slice(0, 4);
        expect(firstGoods(json)).toEqual(expected);
      }),
    );
  });
});
