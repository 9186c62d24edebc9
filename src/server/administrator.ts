import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { readOrCreateSecret } from '#data/identity/secrets.ts';
import { readConfig } from './config.ts';
import { exitWithStartError } from './start-error.ts';

const optionsSchema = z.object({
  email: z.email(),
  password: z.string().min(8).max(200),
  name: z.string().default('Administración'),
});

/** `npm run admin -- --email … --password … [--name …]` creates an administrator, or sets the password of an existing one. */
const { values } = parseArgs({
  options: { email: { type: 'string' }, password: { type: 'string' }, name: { type: 'string' } },
});
const administrator = optionsSchema.safeParse(values);
const settings = readConfig(process.env);
if (!administrator.success || !settings.ok) {
  const problems = settings.ok ? [] : settings.problems;
  const wrong = administrator.success
    ? []
    : administrator.error.issues.map(({ path, message }) => `--${path}: ${message}`);
  process.stderr.write(`${[...problems, ...wrong].join('\n')}\n`);
  process.exit(1);
}

const { config } = settings;
if (config.firebase) {
  process.stderr.write('IDENTITY=firebase: administrators are the accounts in FIREBASE_ADMINISTRATORS.\n');
  process.exit(1);
}
const file = join(config.dataDir, 'shop.db');
const database = await openDatabase({ url: config.databaseUrl, file }).catch(exitWithStartError);
await migrate(database).catch(exitWithStartError);
const secret = await readOrCreateSecret(database, 'identity');
const identity = embeddedIdentity({ database, secret, publicUrl: config.publicUrl ?? 'http://localhost' });
const outcome = await identity.saveAdministrator(administrator.data);
await database.close();
process.stdout.write(
  outcome === 'created' ? 'Administrador creado.\n' : 'Contraseña cambiada; sus sesiones se cerraron.\n',
);
