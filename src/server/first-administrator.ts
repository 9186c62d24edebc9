import { randomBytes } from 'node:crypto';
import type { AdministratorStore } from '#adapters/identity/identity.ts';
import type { Config } from './config.ts';

const DEFAULT_EMAIL = 'admin@example.com';

/**
 * Creates the first administrator when there is none. Without a password in the settings a random one is chosen and
 * returned, to be shown once.
 */
export async function ensureFirstAdministrator(
  identity: AdministratorStore,
  { email = DEFAULT_EMAIL, password, name }: Config['administrator'],
): Promise<{ email: string; password: string } | undefined> {
  if (await identity.hasAdministrator()) return undefined;
  const chosen = password ?? randomBytes(12).toString('base64url');
  await identity.saveAdministrator({ email, password: chosen, name });
  return password === undefined ? { email, password: chosen } : undefined;
}
