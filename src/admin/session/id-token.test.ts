import { expect, it } from 'vitest';
import { createIdToken } from './id-token.ts';

const T0 = 1_800_000_000_000;
const tokenUntil = (ms: number, mark = '') =>
  `h.${btoa(JSON.stringify({ exp: ms / 1000, mark: `ñ?>${mark}`.replace('ñ', 'n') }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.s`;

function setUp(tokens: (string | null)[]) {
  const clock = { now: T0, asked: 0 };
  const idToken = createIdToken({
    fetchToken: async () => tokens[clock.asked++] ?? null,
    now: () => clock.now,
  });
  return { clock, idToken };
}

it('[M6-4] asks once for many calls at the same time, and keeps the token until a minute before its end', async () => {
  const [first, second] = [tokenUntil(T0 + 900_000, 'a'), tokenUntil(T0 + 1_800_000, 'b')];
  const { clock, idToken } = setUp([first, second]);
  expect(await Promise.all([idToken.current(), idToken.current(), idToken.current()])).toEqual([first, first, first]);
  clock.now = T0 + 839_999;
  expect(await idToken.current()).toBe(first);
  expect(clock.asked).toBe(1);
  clock.now = T0 + 840_000;
  expect(await idToken.current()).toBe(second);
});

it('asks anew after the token was refused, and while nobody is signed in', async () => {
  const token = tokenUntil(T0 + 900_000);
  const { clock, idToken } = setUp([null, token, token]);
  expect(await idToken.current()).toBeNull();
  expect(await idToken.current()).toBe(token);
  idToken.forget();
  expect(await idToken.current()).toBe(token);
  expect(clock.asked).toBe(3);
});

it('uses a token once that does not say when it ends', async () => {
  const { clock, idToken } = setUp(['opaque', 'opaque']);
  await idToken.current();
  await idToken.current();
  expect(clock.asked).toBe(2);
});
