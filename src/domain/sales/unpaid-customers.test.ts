import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotal } from '../orders/order.ts';
import { type BilledSale, paymentReminder, unpaidCustomers } from './unpaid-customers.ts';

const at = Date.UTC(2026, 10, 12, 15);

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const sale = { clientName: 'Ana', total: 1_000, soldAt: at, paid: false, order: null };

it('adds up what a customer owes, whatever the case and accents of the name', () => {
  const sales = [sale, { ...sale, clientName: ' ANÁ', soldAt: at - 1 }, { ...sale, clientName: 'Beto' }];
  expect(unpaidCustomers(sales)).toEqual([
    { name: 'Ana', owed: 2_000, purchases: 2, since: at - 1 },
    { name: 'Beto', owed: 1_000, purchases: 1, since: at },
  ]);
});

describe('an order', () => {
  const order = { id: 1, clientName: 'Ana', discount: 1_000, shipping: 2_000 };
  type Line = [clientName: string, total: number, paid?: 'paid'];
  const owedOf = (lines: readonly Line[], changes: Partial<typeof order> = {}) =>
    unpaidCustomers(
      lines.map(([clientName, total, paid]) => {
        return { ...sale, clientName, total, paid: paid === 'paid', order: { ...order, ...changes } };
      }),
    ).map(({ name, owed, purchases }) => [name, owed, purchases]);

  it.each<[string, Line[], Partial<typeof order>, [string, number][]]>([
    [
      'of one customer',
      [
        ['Ana', 7_500],
        ['Ana', 27_000],
      ],
      {},
      [['Ana', 35_500]],
    ],
    [
      'whose second line is of another',
      [
        ['Ana', 7_500],
        ['Otra', 27_000],
      ],
      {},
      [
        ['Ana', 8_500],
        ['Otra', 27_000],
      ],
    ],
    [
      'whose first line is of another',
      [
        ['Otra', 7_500],
        ['Ana', 27_000],
      ],
      {},
      [
        ['Ana', 28_000],
        ['Otra', 7_500],
      ],
    ],
    [
      'whose customer has another name now',
      [
        ['Eva', 7_500],
        ['Otra', 27_000],
      ],
      {},
      [
        ['Eva', 8_500],
        ['Otra', 27_000],
      ],
    ],
    [
      'without a name',
      [
        ['', 7_500],
        ['Otra', 27_000],
      ],
      { clientName: '' },
      [
        ['', 8_500],
        ['Otra', 27_000],
      ],
    ],
    [
      'partly paid',
      [
        ['Ana', 7_500, 'paid'],
        ['Ana', 27_000],
      ],
      {},
      [['Ana', 27_000]],
    ],
    [
      'paid by its customer',
      [
        ['Ana', 7_500, 'paid'],
        ['Otra', 27_000],
      ],
      {},
      [['Otra', 27_000]],
    ],
    [
      'paid by another',
      [
        ['Ana', 7_500],
        ['Otra', 27_000, 'paid'],
      ],
      {},
      [['Ana', 8_500]],
    ],
    [
      'of a larger discount',
      [
        ['Ana', 7_500],
        ['Otra', 27_000],
      ],
      { discount: 9_000 },
      [
        ['Ana', 2_000],
        ['Otra', 25_500],
      ],
    ],
    [
      'of a larger discount, partly paid',
      [
        ['Ana', 7_500, 'paid'],
        ['Ana', 9_000],
      ],
      { discount: 8_000 },
      [['Ana', 8_500]],
    ],
    ['of a discount above what is left of it', [['Ana', 500]], {}, [['Ana', 2_000]]],
    ['of nothing', [['Ana', 1_000]], { shipping: 0 }, []],
    [
      'of which one customer owes nothing',
      [
        ['Ana', 1_000],
        ['Otra', 5],
      ],
      { shipping: 0 },
      [['Otra', 5]],
    ],
  ])('%s is owed with its discount and shipping once', (_what, lines, changes, owed) => {
    expect(owedOf(lines, changes)).toEqual(owed.map(([name, amount]) => [name, amount, 1]));
  });

  it('of which nothing is owed is no purchase beside others', () => {
    const free = { ...sale, total: 1_000, soldAt: at - 1, order: { ...order, shipping: 0 } };
    expect(unpaidCustomers([free, sale])).toEqual([{ name: 'Ana', owed: 1_000, purchases: 1, since: at }]);
  });
});

it('writes a reminder', () => {
  const customer = { name: 'Ana', owed: 4_290_00, purchases: 1, since: at };
  expect(paymentReminder(customer, 'mi.alias')).toBe(
    '¡Hola Ana! Te recordamos que está pendiente el pago de tu compra del 12/11/2026: $ 4290.\n*Alias para transferir:* mi.alias\n¡Gracias!',
  );
  expect(paymentReminder({ ...customer, name: '', purchases: 2 }, '')).toBe(
    '¡Hola! Te recordamos que está pendiente el pago de tus compras desde el 12/11/2026: $ 4290.\n¡Gracias!',
  );
});

describe('what customers owe', () => {
  const customer = fc.constantFrom('Ana', 'ana ', 'ÁNA', 'Beto', 'Caro', '');
  const alone = fc.record({
    ...{ clientName: customer, total: fc.nat(9_999), soldAt: fc.nat(99) },
    ...{ paid: fc.constant(false), order: fc.constant(null) },
  });

  it('is all that is not paid, each sale once', () => {
    fc.assert(
      fc.property(fc.array(alone), (sales) => {
        const owing = unpaidCustomers(sales);
        const owed = sales.filter(({ total }) => total > 0);
        expect(sum(owing.map((one) => one.owed))).toBe(sum(sales.map(({ total }) => total)));
        expect(sum(owing.map(({ purchases }) => purchases))).toBe(owed.length);
        if (owing[0]) expect(owing[0].since).toBe(Math.min(...owed.map(({ soldAt }) => soldAt)));
        expect(owing.map(({ since }) => since)).toEqual(owing.map(({ since }) => since).toSorted((a, b) => a - b));
      }),
    );
  });

  const order = fc.record({
    id: fc.constant(1),
    clientName: customer,
    discount: fc.nat(20_000),
    shipping: fc.constantFrom(0, 200),
  });
  const lines = fc.array(fc.record({ clientName: customer, total: fc.nat(9_999), paid: fc.boolean() }), {
    minLength: 1,
  });
  const billed = (own: readonly Pick<BilledSale, 'clientName' | 'total' | 'paid'>[], one: BilledSale['order']) =>
    unpaidCustomers(own.map((line) => ({ ...line, soldAt: at, order: one })));

  it('of an order adds up to its total, whoever its lines are of', () => {
    fc.assert(
      fc.property(order, lines, (one, all) => {
        const owing = billed(
          all.map((line) => ({ ...line, paid: false })),
          one,
        );
        expect(sum(owing.map(({ owed }) => owed))).toBe(orderTotal(all, one));
        expect(owing.every(({ owed, purchases }) => owed > 0 && purchases === 1)).toBe(true);
      }),
    );
  });

  it('of an order is no more than its total, and with all lines paid nothing', () => {
    fc.assert(
      fc.property(order, lines, (one, all) => {
        const owed = sum(billed(all, one).map((customer) => customer.owed));
        expect(owed).toBeLessThanOrEqual(orderTotal(all, one));
        expect(
          billed(
            all.map((line) => ({ ...line, paid: true })),
            one,
          ),
        ).toEqual([]);
      }),
    );
  });
});

it('lets no name and no alias write further lines of a reminder', () => {
  const [customer] = unpaidCustomers([
    { clientName: 'Ana\n*Alias:* otro', total: 1_00, soldAt: at, paid: false, order: null },
  ]);
  const text = customer && paymentReminder(customer, 'mi\nalias');
  expect(text?.split('\n')).toHaveLength(3);
});
