import { describe, expect, it } from 'vitest';
import { createIdTokens } from './id-tokens.ts';

type Give = (madeAt: number, made: number) => string | null;

const forAQuarter: Give = (minutes, made) => {
  const payload = JSON.stringify({ exp: (minutes + 15) * 60, made, name: 'Ñandú ÿ»' });
  return `h.${Buffer.from(payload).toString('base64url')}.s`;
};

/** Tokens by a clock that the test turns. */
function clockwork(give: Give = forAQuarter) {
  let made = 0;
  let minutes = 0;
  const token = async () => {
    made += 1;
    return give(minutes, made);
  };
  const at = (time: number) => {
    minutes = time;
  };
  return { tokens: createIdTokens({ token }, () => minutes * 60_000), made: () => made, at };
}

describe('createIdTokens', () => {
  it('caches a token until a minute before it expires', async () => {
    const { tokens, made, at } = clockwork();
    const first = await tokens.token();
    at(13.9);
    expect([await tokens.token(), made()]).toEqual([first, 1]);
    at(14);
    expect([(await tokens.token()) === first, made()]).toEqual([false, 2]);
  });

  it('shares one request between concurrent calls', async () => {
    const { tokens, made } = clockwork();
    await Promise.all([tokens.token(), tokens.token(), tokens.token()]);
    expect(made()).toBe(1);
  });

  it('requests a new token after forget, and while nobody is signed in', async () => {
    const { tokens, made } = clockwork();
    await tokens.token();
    tokens.forget();
    await tokens.token();
    expect(made()).toBe(2);
    const nobody = clockwork(() => null);
    expect([await nobody.tokens.token(), await nobody.tokens.token(), nobody.made()]).toEqual([null, null, 2]);
  });

  it('does not cache a failure, nor a token that it cannot parse', async () => {
    const failing = clockwork(() => {
      throw new Error('offline');
    });
    await expect(failing.tokens.token()).rejects.toThrow('offline');
    await expect(failing.tokens.token()).rejects.toThrow('offline');
    expect(failing.made()).toBe(2);
    const strange = clockwork(() => 'no token');
    await strange.tokens.token();
    await strange.tokens.token();
    expect(strange.made()).toBe(2);
  });
});
