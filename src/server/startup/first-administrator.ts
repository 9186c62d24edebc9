import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from '#adapters/identity/common-passwords.ts';
import type { AdministratorStore } from '#adapters/identity/identity.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

const DEFAULT_EMAIL = 'admin@example.com';

/**
 * Creates the first administrator when there is none. Without a password in the settings a random one is chosen and
 * returned, to be shown once. Throws StartError when the one in the settings is common.
 */
export async function ensureFirstAdministrator(
  identity: AdministratorStore,
  { email = DEFAULT_EMAIL, password, name }: Config['administrator'],
): Promise<{ email: string; password: string } | undefined> {
  if (await identity.hasAdministrator()) return undefined;
  if (password !== undefined && (await findPasswordProblem(password)) === 'common')
    throw new StartError('ADMIN_PASSWORD is among the most common passwords, which are guessed first.');
  const chosen = password ?? randomBytes(12).toString('base64url');
  const isCreated = await identity.createFirstAdministrator({ email, password: chosen, name });
  return isCreated && password === undefined ? { email, password: chosen } : undefined;
}

/** The only time that the password is shown. */
export function printFirstAdministrator({ email, password }: { email: string; password: string }): void {
  process.stdout.write(`\n  Administrador: ${email}   Contraseña: ${password}\n  (se muestra solo esta vez)\n\n`);
}
