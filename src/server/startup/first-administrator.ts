import { randomBytes } from 'node:crypto';
import type { AdministratorStore } from '#adapters/identity/identity.ts';
import type { Config } from '../config.ts';

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
  const isCreated = await identity.createFirstAdministrator({ email, password: chosen, name });
  return isCreated && password === undefined ? { email, password: chosen } : undefined;
}

/** The only time that the password is shown. */
export function printFirstAdministrator({ email, password }: { email: string; password: string }): void {
  process.stdout.write(`\n  Administrador: ${email}   Contraseña: ${password}\n  (se muestra solo esta vez)\n\n`);
}
