import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from '#adapters/identity/common-passwords.ts';
import type { AdministratorStore } from '#adapters/identity/identity.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const DEFAULT_EMAIL = 'admin@example.com';

/**
 * Creates the first administrator when there is none. Without a password in the settings a random one is chosen and
 * returned, to be shown once. Throws StartError when the password of the settings is a common one.
 */
export async function ensureFirstAdministrator(
  identity: AdministratorStore,
  { email = DEFAULT_EMAIL, password, name }: Config['administrator'],
): Promise<{ email: string; password: string } | undefined> {
  if (await identity.hasAdministrator()) return undefined;
  if (password !== undefined && (await findPasswordProblem(password)) === 'common')
    throw new StartError('ADMIN_PASSWORD is one of the most used passwords. Choose another one.');
  const chosen = password ?? randomBytes(12).toString('base64url');
  await identity.saveAdministrator({ email, password: chosen, name });
  return password === undefined ? { email, password: chosen } : undefined;
}
