import { describe, expect, it } from 'vitest';
import type { ReadOrder } from '#contract/admin/orders.ts';
import {
  type DraftLine,
  draftTotal,
  hasOtherPrice,
  hasTooMuchDiscount,
  lineProblem,
  missingUnits,
  stockLeft,
  toNewOrder,
  toOrderDraft,
  withProduct,
} from './order-draft.ts';

const flavors = [
  { name: 'Limón', quantity: 4 },
  { name: 'Coco', quantity: 1 },
];
const juice = { id: 1, name: 'Jugo', price: 900_00, amount: 5, flavors };
const bar = { id: 2, name: 'Barra', price: 500_50, amount: 3, flavors: [] };

const order = (...lines: ReadOrder['lines']): ReadOrder => ({
  ...{ clientName: 'Ana', paymentMethod: 'Efectivo', shippingMethod: 'Delivery', zone: 'Centro' },
  ...{ address: 'San Martín 1', reference: '', discount: 100_00, shipping: 50_00, total: undefined },
  ...{ remarks: [], fingerprint: 'f', enteredBefore: undefined, isRepeated: false, lines },
});
const line = (fields: Partial<ReadOrder['lines'][number]>): ReadOrder['lines'][number] => ({
  ...{ text: '2 x Jugo (Limón): $ 1800', quantity: 2, label: 'Jugo (Limón)', total: 1800_00 },
  ...{ candidates: [{ product: juice, flavor: 'Limón' }], ...fields },
});
const barLine = line({ quantity: 1, label: 'Barra', total: 480_00, candidates: [{ product: bar, flavor: null }] });

const problems = (...lines: ReadOrder['lines']) => {
  const draft = toOrderDraft(order(...lines));
  return draft.lines.map((each) => lineProblem(draft.lines, each));
};

describe('a pasted order', () => {
  it('whose lines are all clear can be saved as it is', () => {
    const draft = toOrderDraft(order(line({})));
    expect(draftTotal(draft)).toBe(1750_00);
    expect(toNewOrder(draft)).toEqual({
      ...{ clientName: 'Ana', paymentMethod: 'Efectivo', shippingMethod: 'Delivery', address: 'San Martín 1, Centro' },
      ...{ reference: '', discount: 100_00, shipping: 50_00, paid: false, fingerprint: 'f' },
      lines: [{ productId: 1, flavor: 'Limón', quantity: 2, unitPrice: 900_00 }],
    });
  });

  it.each<[string, ReadOrder['lines'][number], string | undefined]>([
    ['an unknown product', line({ candidates: [] }), 'product'],
    ['two products of one name', line({ candidates: [...line({}).candidates, ...barLine.candidates] }), 'product'],
    ['no flavor', line({ candidates: [{ product: juice, flavor: undefined }] }), 'flavor'],
    ['too few units', line({ quantity: 5, total: 4500_00 }), 'stock'],
    ['another price than today', line({ total: 1700_00 }), 'price'],
    ['no price at all', line({ total: undefined }), undefined],
    ['a price that no unit can have', line({ quantity: 3, total: 1000_00 }), 'price'],
  ])('asks about %s, and never guesses', (_what, ordered, problem) => {
    expect(problems(ordered)).toEqual([problem]);
    expect(toNewOrder(toOrderDraft(order(ordered))) === undefined).toBe(problem !== undefined);
  });

  it('takes off at most what its products cost', () => {
    const draft = toOrderDraft(order(line({})));
    const saved = (discount: string) => toNewOrder({ ...draft, discount })?.discount;
    expect([saved('1800'), saved('1800,01')]).toEqual([1800_00, undefined]);
    expect(['1800', '1800,01'].map((discount) => hasTooMuchDiscount({ ...draft, discount }))).toEqual([false, true]);
    expect(hasTooMuchDiscount({ ...toOrderDraft(order(barLine)), discount: '9000' })).toBe(false);
  });

  it.each<[string, number | undefined]>([
    ['', 0],
    [' ', 0],
    ['1.000,50', 1000_50],
    ['1000o', undefined],
    ['2.70o', undefined],
    ['2500,00.5', undefined],
    ['-1', undefined],
  ])('with «%s» typed as discount or shipping takes off or adds %s, or cannot be saved', (text, amount) => {
    const draft = toOrderDraft(order(line({})));
    for (const field of ['discount', 'shipping'] as const) {
      const typed = { ...draft, [field]: text };
      expect(toNewOrder(typed)?.[field]).toBe(amount);
      expect(draftTotal(typed) === undefined).toBe(amount === undefined);
      expect(hasTooMuchDiscount(typed)).toBe(false);
    }
  });

  it('with another price is sold at the one that is chosen', () => {
    const draft = toOrderDraft(order(barLine));
    const [asked] = draft.lines;
    if (!asked) throw new Error('no line');
    expect([hasOtherPrice(asked), draftTotal(draft)]).toEqual([true, undefined]);
    const priceOf = (price: DraftLine['price']) =>
      toNewOrder({ ...draft, lines: [{ ...asked, price }] })?.lines[0]?.unitPrice;
    expect([priceOf('message'), priceOf('today'), priceOf(undefined)]).toEqual([480_00, 500_50, undefined]);
  });

  it('counts the units of two lines of one flavor together', () => {
    const draft = toOrderDraft(order(line({}), line({ quantity: 3, total: 2700_00 })));
    expect(draft.lines.map((each) => stockLeft(draft.lines, each))).toEqual([1, 2]);
    expect(problems(line({}), line({ quantity: 3, total: 2700_00 }))).toEqual(['stock', 'stock']);
    expect(problems(line({}), line({}))).toEqual([undefined, undefined]);
  });

  it('takes the only flavor of a product that is chosen by hand, and asks for one of several', () => {
    const [open] = toOrderDraft(order(line({ candidates: [] }))).lines;
    if (!open) throw new Error('no line');
    expect(withProduct(open, { ...juice, flavors: flavors.slice(0, 1) })).toMatchObject({ flavor: 'Limón' });
    expect(withProduct(open, juice)).toMatchObject({ flavor: undefined, price: 'today' });
    expect(withProduct(open, bar)).toMatchObject({ flavor: null, price: undefined });
  });

  it('tells what is missing of it, and cannot be saved without a line', () => {
    const draft = toOrderDraft(order(line({}), barLine));
    const lines = draft.lines.map((each, index) =>
      index === 0 ? { ...each, quantity: 1 } : { ...each, isRemoved: true },
    );
    expect(missingUnits({ ...draft, lines })).toEqual([
      { quantity: 1, label: 'Jugo (Limón)' },
      { quantity: 1, label: 'Barra' },
    ]);
    expect(draftTotal({ ...draft, lines })).toBe(850_00);
    const none = lines.map((each) => ({ ...each, isRemoved: true }));
    expect(toNewOrder({ ...draft, lines: none })).toBeUndefined();
  });
});
