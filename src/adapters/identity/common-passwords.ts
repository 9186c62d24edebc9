import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPassword, type PasswordProblem } from '#domain/identity/password-rule.ts';

/** Of the ten thousand commonest passwords those that are long enough, in lower case, one a line. */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

let loading: Promise<ReadonlySet<string>> | undefined;

/** What is wrong with a new password, or undefined. Loads the common passwords at the first call. */
export async function findPasswordProblem(password: string): Promise<PasswordProblem | undefined> {
  loading ??= readFile(FILE, 'utf8').then((text) => new Set(text.trimEnd().split('\n')));
  return checkPassword({ password, commonPasswords: await loading });
}
