import { expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { makeEntry } from './cache-entry.ts';

it('is the same of a JSON text as of a response with it', async () => {
  const validation = { version: 1, validatedAt: 2 };
  const make = async () => {
    const response = Response.json({ name: 'Ñandú' }, { headers: { 'cache-control': sharedCacheControl } });
    setSecurityHeaders(response.headers);
    return { response };
  };
  const readJson = async () => JSON.stringify({ name: 'Ñandú' });
  const ofResponse = await makeEntry({ ...validation, make, readJson: async () => undefined });
  expect(await makeEntry({ ...validation, make: () => Promise.reject(), readJson })).toEqual(ofResponse);
});
