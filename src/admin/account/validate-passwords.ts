import { passwordProblemText } from '#contract/requests/password-problem-text.ts';
import { checkPassword } from '#domain/identity/password-rule.ts';

export type PasswordValues = { currentPassword: string; newPassword: string; repeated: string };
export type PasswordErrors = Partial<Readonly<Record<string, string>>>;

/** The server has the list of common passwords. */
const NO_COMMON_PASSWORDS: ReadonlySet<string> = new Set();

/** Messages by field, in the order of the form; empty when the values can be sent. */
export function validatePasswords({ currentPassword, newPassword, repeated }: PasswordValues): PasswordErrors {
  const problem = checkPassword({ password: newPassword, commonPasswords: NO_COMMON_PASSWORDS });
  return {
    ...(currentPassword === '' && { currentPassword: 'Ingresá tu contraseña actual.' }),
    ...(problem && { newPassword: passwordProblemText(problem) }),
    ...(repeated !== newPassword && { repeated: 'Las contraseñas no coinciden.' }),
  };
}
