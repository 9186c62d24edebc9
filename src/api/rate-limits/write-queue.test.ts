import { beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

eachDatabase((_kind, open) => {
  let api: Awaited<ReturnType<typeof openApi>>;

  beforeAll(async () => {
    api = await openApi(await open());
    await api.signIn();
  });

  /** Guesses at as many accounts from as many addresses, so that no rate limit refuses them. */
  const guess = (index: number) =>
    api.post(
      '/api/auth/sign-in/email',
      { email: `${index}@example.com`, password: 'a wrong password' },
      { 'x-forwarded-for': `198.51.${index}.1` },
    );

  describe('POST /api/auth/sign-in/email', () => {
    it('[M6-2] refuses guesses for which there is no room with 503, while the owner signs in', async () => {
      const guesses = Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
      const owner = await api.signIn();
      expect(owner.cookie).toContain('session_token=');
      const responses = await guesses;
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
      const [busy] = responses.filter(({ status }) => status === 503);
      expect(busy?.headers.get('retry-after')).toBe('5');
      expect(await busy?.json()).toMatchObject({ error: expect.stringContaining('Probá de nuevo en unos segundos') });
      expect((await guess(41)).status).toBe(401);
    });
  });
});
