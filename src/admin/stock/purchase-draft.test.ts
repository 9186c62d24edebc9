import { describe, expect, it } from 'vitest';
import type { NewPurchase } from '#contract/admin/stock.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { enterOnce, withoutEntered } from './purchase-draft.ts';

const purchase = (...quantities: number[]): NewPurchase => ({
  note: '',
  lines: quantities.map((quantity, index) => ({ productId: index + 1, flavor: null, quantity })),
});

/** A server that enters goods once, or has entered these already. */
function serverWith(entered?: NewPurchase) {
  let done = entered;
  const send = async (wanted: NewPurchase) => {
    done ??= wanted;
    if (JSON.stringify(done) !== JSON.stringify(wanted)) throw new ApiError('x', 422);
  };
  return { send, entered: () => done };
}

describe('goods whose answer was lost', () => {
  const [lost, changed, again] = [purchase(10), purchase(10, 5), purchase(12, 5)];

  it.each([
    ['had not been entered', undefined, changed],
    ['had been entered', lost, lost],
  ])('and that %s are entered once', async (_what, before, entered) => {
    const server = serverWith(before);
    expect(await enterOnce(server.send, { purchase: changed, sent: [lost] })).toEqual(entered);
    expect(server.entered()).toEqual(entered);
  });

  it.each([[lost], [changed]])('are found among all that were sent', async (before) => {
    const server = serverWith(before);
    expect(await enterOnce(server.send, { purchase: again, sent: [lost, changed] })).toEqual(before);
  });

  it('stay unknown while there is no answer, or nothing that was sent is known', async () => {
    const lose = () => Promise.reject(new ApiError('x', 0));
    await expect(enterOnce(lose, { purchase: changed, sent: [lost] })).rejects.toMatchObject({ status: 0 });
    const { send } = serverWith(lost);
    await expect(enterOnce(send, { purchase: changed, sent: [] })).rejects.toMatchObject({ status: 422 });
  });
});

it.each([
  [{ '1 ': '10', '2 ': '5' }, { '2 ': '5' }],
  [{ '1 ': ' 12 ' }, { '1 ': '2' }],
  [{ '1 ': '4' }, { '1 ': '-6' }],
  [{ '1 ': '', '2 ': '0' }, {}],
  [{ '1 ': 'doce' }, { '1 ': 'doce' }],
  [{}, {}],
])('of %j stays %j when ten units of the first were entered', (counts, left) => {
  expect(withoutEntered(counts, purchase(10))).toEqual(left);
});
