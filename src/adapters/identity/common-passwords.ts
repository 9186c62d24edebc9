import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPassword, type PasswordProblem } from '#domain/identity/password-rule.ts';
import { lazyPromise } from '../lazy/lazy-promise.ts';

/** Of the ten thousand commonest passwords those that are long enough, in lower case, one a line. */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

const loadCommonPasswords = lazyPromise(async () => new Set((await readFile(FILE, 'utf8')).trimEnd().split('\n')));

/** What is wrong with a new password, or undefined. Loads the common passwords at the first call. */
export async function findPasswordProblem(password: string): Promise<PasswordProblem | undefined> {
  return checkPassword({ password, commonPasswords: await loadCommonPasswords() });
}
