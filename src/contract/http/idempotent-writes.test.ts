import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { idempotencyHeaders, idempotentWrites, type PendingWrite } from './idempotent-writes.ts';

describe('the key of a write', () => {
  const failing = (status: number) => async () => {
    throw new ApiError('no', status);
  };
  /** The keys of consecutive writes that fail or succeed (200). */
  async function keysOf(calls: readonly [request: string, status: number][]): Promise<string[]> {
    const write = idempotentWrites();
    const keys: string[] = [];
    for (const [request, status] of calls) {
      const fail = failing(status);
      await write(request, (key) => {
        keys.push(key);
        return status === 200 ? Promise.resolve() : fail();
      }).catch(() => {});
    }
    return keys;
  }

  it.each([
    ['no response', 0],
    ['a failure of the server', 502],
  ])('stays the same after %s, until there is one', async (_what, status) => {
    const [first, second, third] = await keysOf([
      ['confirm', status],
      ['confirm', 200],
      ['confirm', 200],
    ]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stays the same when it was used for what the form held before, so that nothing is written twice', async () => {
    const keys = await keysOf([
      ['save', 0],
      ['save', 422],
      ['save', 422],
    ]);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays the same after a refusal, which says nothing of the write before', async () => {
    const keys = await keysOf([
      ['confirm', 0],
      ['confirm', 401],
      ['confirm', 200],
    ]);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another one for another request', async () => {
    const keys = await keysOf([
      ['confirm', 0],
      ['undo', 0],
      ['confirm', 200],
    ]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is kept over a reload while the outcome is unknown, also while the write is under way', async () => {
    let stored: PendingWrite | undefined;
    const storage = {
      load: () => stored,
      store: (pending: PendingWrite) => {
        stored = pending;
      },
      remove: () => {
        stored = undefined;
      },
    };
    const keys: string[] = [];
    /** As a page does that was just loaded. */
    const writeAnew = (send: () => Promise<void>) =>
      idempotentWrites({ storage })('enter', (key) => {
        keys.push(key);
        return send();
      }).catch(() => {});
    void writeAnew(() => new Promise(() => {}));
    await writeAnew(failing(0));
    await writeAnew(async () => {});
    expect(new Set(keys).size).toBe(1);
    expect(stored).toBeUndefined();
    await writeAnew(failing(409));
    expect(new Set(keys).size).toBe(2);
    expect(stored?.key).toBe(keys.at(-1));
  });

  it('is random, in 32 hexadecimal digits', async () => {
    const keys = await keysOf(Array.from({ length: 100 }, () => ['confirm', 200]));
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('travels in a header', () => {
    expect(idempotencyHeaders('abc')).toEqual({ headers: { 'idempotency-key': 'abc' } });
    expect(idempotencyHeaders(undefined)).toEqual({});
  });
});

describe('a write', () => {
  type Outcome = { keys: number; calls: number; result: unknown };

  /** The result of calls with these statuses (200: success), how many were made, and with how many keys. */
  async function writeWith(statuses: readonly number[], retryAfterMs?: number): Promise<Outcome> {
    const keys: string[] = [];
    const write = idempotentWrites(retryAfterMs === undefined ? {} : { retryAfterMs });
    const send = async (key: string) => {
      const status = statuses[keys.length] ?? 200;
      keys.push(key);
      if (status !== 200) throw new ApiError('x', status);
      return 'done';
    };
    const result = await write('confirm', send).catch((cause: ApiError) => cause.status);
    return { keys: new Set(keys).size, calls: keys.length, result };
  }

  it.each([
    [[200], { calls: 1, result: 'done' }],
    [[0, 200], { calls: 2, result: 'done' }],
    [[502, 200], { calls: 2, result: 'done' }],
    [[0, 409], { calls: 2, result: 409 }],
    [[0, 0, 200], { calls: 2, result: 0 }],
    [[409, 200], { calls: 1, result: 409 }],
  ])('with statuses %j is repeated at most once, with its key', async (statuses, expected) => {
    expect(await writeWith(statuses, 0)).toEqual({ ...expected, keys: 1 });
  });

  it('is not repeated unless that is asked for', async () => {
    expect(await writeWith([0, 200])).toEqual({ calls: 1, result: 0, keys: 1 });
  });
});
