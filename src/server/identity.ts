import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import type { AdministratorStore, Identity } from '#adapters/identity/identity.ts';
import type { Database } from '#data/engine/database.ts';
import { endedSessions } from '#data/identity/ended-sessions.ts';
import { readOrCreateSecret } from '#data/identity/secrets.ts';
import type { Config } from './config.ts';

type IdentityOptions = { config: Config; database: Database; localOrigin: string };

/** The identity that the settings choose; `administrators` when it stores them itself. */
export async function createIdentity({
  config: { firebase, publicUrl },
  database,
  localOrigin,
}: IdentityOptions): Promise<{ identity: Identity; administrators?: AdministratorStore }> {
  if (firebase) {
    // Imported on demand: most shops store their administrators.
    const { firebaseIdentity } = await import('#adapters/identity/firebase/firebase-identity.ts');
    const { administrators, ...settings } = firebase;
    return { identity: firebaseIdentity({ settings, administrators, endedSessions: endedSessions(database) }) };
  }
  const secret = await readOrCreateSecret(database, 'identity');
  const identity = embeddedIdentity({ database, secret, publicUrl: publicUrl ?? localOrigin });
  return { identity, administrators: identity };
}
