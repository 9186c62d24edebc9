import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { idempotentWrites } from './idempotent-writes.ts';

describe('idempotentRetry', () => {
  const failing = (status: number) => async () => {
    throw new ApiError('no', status);
  };
  /** The keys of calls that go wrong, or right (200), one after another. */
  async function keysOf(calls: readonly [asked: string, status: number][]): Promise<string[]> {
    const once = idempotentWrites();
    const keys: string[] = [];
    for (const [asked, status] of calls) {
      const fail = failing(status);
      await once(asked, (key) => {
        keys.push(key);
        return status === 200 ? Promise.resolve() : fail();
      }).catch(() => {});
    }
    return keys;
  }

  it.each([
    ['no answer', 0],
    ['a failure of the server', 502],
  ])('keeps the key after %s, until there is one', async (_what, status) => {
    const [first, second, third] = await keysOf([
      ['confirm', status],
      ['confirm', 200],
      ['confirm', 200],
    ]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes another key after a refusal, and for another call', async () => {
    const keys = await keysOf([
      ['confirm', 409],
      ['confirm', 0],
      ['undo', 0],
      ['confirm', 200],
    ]);
    expect(new Set(keys).size).toBe(4);
  });

  it('throws what went wrong', async () => {
    await expect(idempotentWrites()('confirm', failing(0))).rejects.toThrow(ApiError);
  });
});
