import { expect, it } from 'vitest';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

eachDatabase((_kind, open) => {
  it('does not create the first administrator with a common password', async () => {
    const identity = embeddedIdentity({
      database: await open(),
      secret: 'only for tests '.repeat(4),
      publicUrl: 'http://localhost',
    });
    const settings = { email: 'ana@example.com', name: 'Ana' };
    await expect(ensureFirstAdministrator(identity, { ...settings, password: 'Password1' })).rejects.toThrow(
      'ADMIN_PASSWORD is among the most common passwords',
    );
    expect(await identity.hasAdministrator()).toBe(false);
    expect(await ensureFirstAdministrator(identity, { ...settings, password: undefined })).toMatchObject({
      email: 'ana@example.com',
      password: expect.stringMatching(/^[\w-]{16}$/),
    });
    // Later starts do not look at the setting any more.
    expect(await ensureFirstAdministrator(identity, { ...settings, password: 'Password1' })).toBeUndefined();
  });
});
