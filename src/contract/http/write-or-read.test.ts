import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NotSentError } from './api-error.ts';
import { writeOrRead } from './write-or-read.ts';

const lost = new ApiError('lost', 0);
const fail = (error: Error) => () => Promise.reject(error);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Writes 2 over 1; `reads` are the answers to the reads. */
async function outcome(write: () => Promise<number>, reads: (number | Error)[]) {
  const answers = [...reads];
  const read = async () => {
    const answer = answers.shift();
    if (typeof answer !== 'number') throw answer;
    return answer;
  };
  const written = writeOrRead({ write, read, isWritten: (stored) => stored === 2 });
  await vi.runAllTimersAsync();
  return { ...(await written), unread: answers.length };
}

it.each([
  ['a write that is answered', async () => 2, [9], { isSaved: true, stored: 2, unread: 1 }],
  ['a write that was not sent', fail(new NotSentError('no')), [9], { isSaved: false, stored: undefined, unread: 1 }],
  ['a refused write', fail(new ApiError('refused', 400)), [9], { isSaved: false, stored: undefined, unread: 1 }],
  ['a write that was done, whose response was lost', fail(lost), [2], { isSaved: true, stored: 2, unread: 0 }],
  ['a write that a gateway cut off', fail(new ApiError('', 504)), [2], { isSaved: true, stored: 2, unread: 0 }],
  ['a write that was lost', fail(lost), [1], { isSaved: false, stored: 1, unread: 0 }],
  ['a write before the server was away', fail(lost), [lost, 2], { isSaved: true, stored: 2, unread: 0 }],
  ['a write to a server that stays away', fail(lost), [lost, lost], { isSaved: false, stored: undefined, unread: 0 }],
])('%s', async (_case, write, reads, expected) => {
  expect(await outcome(write, reads)).toEqual(expected);
});
