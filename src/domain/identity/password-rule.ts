/** In UTF-16 units. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

export type PasswordProblem = 'too-short' | 'too-long' | 'common';

/** What is wrong with a new password, or undefined. `commonPasswords` are in lower case. */
export function checkPassword({
  password,
  commonPasswords,
}: {
  password: string;
  commonPasswords: ReadonlySet<string>;
}): PasswordProblem | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  return commonPasswords.has(password.normalize('NFKC').toLowerCase()) ? 'common' : undefined;
}
