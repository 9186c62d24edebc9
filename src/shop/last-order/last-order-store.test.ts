import { describe, expect, it } from 'vitest';
import { isReminderDue, parseLastOrder } from './last-order-store.ts';

const order = { text: '¡Hola! Quiero hacer este pedido:', at: 1_790_000_000_000, reminded: false };

const parse = (stored: string) => parseLastOrder(stored, order.at);

describe('the stored last order', () => {
  it('is parsed, also when it was stored before reminders existed', () => {
    expect(parse(JSON.stringify(order))).toEqual(order);
    expect(parse(JSON.stringify({ ...order, reminded: true }))?.reminded).toBe(true);
    expect(parse(JSON.stringify({ text: order.text, at: order.at }))).toEqual(order);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ ...order, text: 7 }),
    JSON.stringify({ ...order, text: ' \n' }),
    JSON.stringify({ ...order, text: 'x'.repeat(60_000) }),
    JSON.stringify({ ...order, at: '2026' }),
    JSON.stringify({ ...order, at: -1 }),
    JSON.stringify({ ...order, at: 1e300 }),
  ])('rejects %s', (stored) => {
    expect(parse(stored)).toBe(null);
  });

  it.each([
    [7, true],
    [7.01, false],
    [-7.01, false],
  ])('after %d days it is known: %s', (days, known) => {
    const now = order.at + days * 24 * 60 * 60 * 1000;
    expect(parseLastOrder(JSON.stringify(order), now) !== null).toBe(known);
  });
});

describe('the reminder of an order', () => {
  const minutes = (count: number) => order.at + count * 60_000;

  it.each([
    [order, minutes(0), true],
    [order, minutes(59), true],
    [order, minutes(60), false],
    [order, minutes(-61), false],
    [{ ...order, reminded: true }, minutes(1), false],
    [null, minutes(0), false],
  ])('%j at %i: %s', (sent, now, due) => {
    expect(isReminderDue(sent, now)).toBe(due);
  });
});
