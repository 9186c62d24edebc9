import { beforeEach, expect, it } from 'vitest';
import { forgetShopper, getRememberedShopper, NOBODY, parseShopper, rememberShopper } from './remembered-shopper.ts';

beforeEach(forgetShopper);

const ana = { name: 'Ana', address: 'San Martín 1', reference: 'Timbre 2' };

it('remembers who ordered, until told to forget', () => {
  expect(getRememberedShopper()).toEqual(NOBODY);
  rememberShopper(ana);
  expect(getRememberedShopper()).toEqual(ana);
  forgetShopper();
  expect(getRememberedShopper()).toEqual(NOBODY);
});

it('keeps the address when an order is picked up', () => {
  rememberShopper(ana);
  rememberShopper({ name: 'Ana María', address: '', reference: '' });
  expect(getRememberedShopper()).toEqual({ ...ana, name: 'Ana María' });
});

it.each(['', '{', 'null', '7', '[]', '"x"', '{"name":7,"address":null,"reference":{}}'])(
  'takes nothing from %s',
  (stored) => {
    expect(parseShopper(stored)).toEqual(NOBODY);
  },
);

it('takes no text that the form would refuse', () => {
  expect(parseShopper(JSON.stringify({ ...ana, address: 'x'.repeat(121) }))).toEqual({ ...ana, address: '' });
});
