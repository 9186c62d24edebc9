import { expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { retryOnce } from './retry-once.ts';

/** Result of calls that return these statuses (200: success), and how many were made. */
async function callWith(statuses: readonly number[]): Promise<{ calls: number; result: unknown }> {
  let calls = 0;
  const callServer = async () => {
    const status = statuses[calls] ?? 200;
    calls += 1;
    if (status !== 200) throw new ApiError('x', status);
    return 'done';
  };
  const result = await retryOnce(callServer, 0).catch((cause: ApiError) => cause.status);
  return { calls, result };
}

it.each([
  [[200], { calls: 1, result: 'done' }],
  [[0, 200], { calls: 2, result: 'done' }],
  [[502, 200], { calls: 2, result: 'done' }],
  [[0, 409], { calls: 2, result: 409 }],
  [[0, 0, 200], { calls: 2, result: 0 }],
  [[409, 200], { calls: 1, result: 409 }],
])('retries calls with statuses %j as needed', async (statuses, expected) => {
  expect(await callWith(statuses)).toEqual(expected);
});
