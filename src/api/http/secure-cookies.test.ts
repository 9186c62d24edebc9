import { beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

const ana = { email: 'ana@example.com', password: 'una clave bien larga' };

eachDatabase((_kind, open) => {
  const areSecure = (response: Response) => {
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    return cookies.map((cookie) => cookie.split('; ').filter((attribute) => attribute === 'Secure').length);
  };

  describe('the cookies of a sign-in', () => {
    let api: Awaited<ReturnType<typeof openApi>>;
    beforeAll(async () => {
      api = await openApi(await open());
      await api.signIn();
    });
    const signIn = (headers: Record<string, string>) => api.post('/api/auth/sign-in/email', ana, headers);

    it.each([
      ['https', 1],
      ['https, http', 1],
      ['http', 0],
      ['HTTPS://', 0],
      ['', 0],
    ])('from a trusted proxy that came over «%s»', async (protocol, times) => {
      const response = await signIn({ 'x-forwarded-proto': protocol });
      expect(new Set(areSecure(response))).toEqual(new Set([times]));
    });
  });

  it('does not believe others that a browser came over https', async () => {
    const api = await openApi(await open(), { isProxy: () => false });
    await api.signIn();
    const response = await api.post('/api/auth/sign-in/email', ana, { 'x-forwarded-proto': 'https' });
    expect(new Set(areSecure(response))).toEqual(new Set([0]));
  });

  it('with PUBLIC_URL on https every cookie is secure', async () => {
    const api = await openApi(await open(), { publicUrl: 'https://tienda.example', isProxy: () => false });
    await api.signIn();
    expect(new Set(areSecure(await api.post('/api/auth/sign-in/email', ana)))).toEqual(new Set([1]));
  });
});
