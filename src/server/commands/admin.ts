import { findPasswordProblem } from '#adapters/identity/common-passwords.ts';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { recordAudit } from '#data/audit/record-audit.ts';
import { readOrCreateSecret } from '#data/identity/secrets.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/identity/password-rule.ts';
import { emailAddress } from '../settings/setting-formats.ts';
import { exitWithStartError, StartError } from '../start-error.ts';
import { parseCommandLine, readSettings } from './command-line.ts';
import { openExistingDatabase } from './existing-database.ts';
import { type PasswordSource, readPassword } from './read-password.ts';

const USAGE = `Creates an administrator, or sets the password of an existing one and ends their sessions.

  npm run admin -- --email ana@example.com [--name Ana] [--password-stdin]

  --email           of the administrator
  --name            shown in the admin; «Administración» unless given
  --password-stdin  reads the password from standard input instead of asking for it
  --password        the password itself: other users of the machine can see it while the command runs
  --help            shows this
`;

const PROBLEMS = {
  'too-short': `must have at least ${MIN_PASSWORD_LENGTH} characters`,
  'too-long': `must have at most ${MAX_PASSWORD_LENGTH} characters`,
  common: 'is among the most common ones, which are guessed first',
};

await run().catch(exitWithStartError);

async function run(): Promise<void> {
  const values = parseCommandLine(USAGE, {
    email: { type: 'string' },
    name: { type: 'string', default: 'Administración' },
    password: { type: 'string' },
    'password-stdin': { type: 'boolean', default: false },
  });
  const email = emailAddress.safeParse(values.email);
  if (!email.success) throw new StartError('--email must be an e-mail address; --help shows all options.');
  const config = readSettings();
  if (config.firebase)
    throw new StartError('IDENTITY=firebase: administrators are the accounts in FIREBASE_ADMINISTRATORS.');
  const database = await openExistingDatabase(config);
  try {
    const password = await checkedPassword({ password: values.password, fromStdin: values['password-stdin'] });
    const secret = await readOrCreateSecret(database, 'identity');
    const identity = embeddedIdentity({ database, secret, publicUrl: config.publicUrl ?? 'http://localhost' });
    const outcome = await identity.saveAdministrator({ email: email.data, password, name: values.name });
    const did = outcome === 'created' ? 'administrator created' : 'administrator reset';
    await recordAudit(database.query, { entries: [{ did, name: values.name }] });
    process.stdout.write(
      outcome === 'created' ? 'Administrador creado.\n' : 'Contraseña cambiada; sus sesiones se cerraron.\n',
    );
  } finally {
    await database.close();
  }
}

async function checkedPassword(source: PasswordSource): Promise<string> {
  const password = await readPassword(source);
  const problem = await findPasswordProblem(password);
  if (problem) throw new StartError(`The password ${PROBLEMS[problem]}.`);
  return password;
}
