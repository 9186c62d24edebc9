import { describe, expect, it } from 'vitest';
import { type Turn, TurnQueue } from './turn-queue.ts';

const given = async (turn: Promise<Turn>) => {
  const done = await turn;
  if (!done.ok) throw new Error(done.reason);
  return done;
};

describe('TurnQueue', () => {
  it('grants one turn at a time, in order, and refuses when too many wait', async () => {
    const turns = new TurnQueue({ maxWaiting: 2 });
    const order: number[] = [];
    const first = await given(turns.take());
    const later = [1, 2].map(async (number) => {
      const turn = await given(turns.take());
      order.push(number);
      turn.end();
    });
    expect(await turns.take()).toEqual({ ok: false, reason: 'busy' });
    expect(order).toEqual([]);
    first.end();
    // Asked for at the moment when the turn passes over.
    const last = given(turns.take()).then((turn) => {
      order.push(3);
      turn.end();
    });
    await Promise.all([...later, last]);
    expect(order).toEqual([1, 2, 3]);
    (await given(turns.take())).end();
  });

  it('drops a waiting caller when its signal is aborted', async () => {
    const turns = new TurnQueue({ maxWaiting: 1 });
    const first = await given(turns.take());
    const leaving = new AbortController();
    const left = turns.take(leaving.signal);
    leaving.abort();
    expect(await left).toEqual({ ok: false, reason: 'aborted' });
    expect(await turns.take(leaving.signal)).toEqual({ ok: false, reason: 'aborted' });
    const next = turns.take();
    first.end();
    (await given(next)).end();
    leaving.abort();
    (await given(turns.take())).end();
  });
});
