import { expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { retryOnce } from './retry-once.ts';

/** What becomes of calls that end with these statuses (200: well), and how many were made. */
async function asked(statuses: readonly number[]): Promise<{ made: number; end: unknown }> {
  let made = 0;
  const make = async () => {
    const status = statuses[made] ?? 200;
    made += 1;
    if (status !== 200) throw new ApiError('x', status);
    return 'done';
  };
  const end = await retryOnce(make, 0).catch((cause: ApiError) => cause.status);
  return { made, end };
}

it.each([
  [[200], { made: 1, end: 'done' }],
  [[0, 200], { made: 2, end: 'done' }],
  [[502, 200], { made: 2, end: 'done' }],
  [[0, 409], { made: 2, end: 409 }],
  [[0, 0, 200], { made: 2, end: 0 }],
  [[409, 200], { made: 1, end: 409 }],
])('calls that end with %j', async (statuses, expected) => {
  expect(await asked(statuses)).toEqual(expected);
});
