import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordProblem } from '#domain/identity/password-rule.ts';

const TEXTS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `La contraseña tiene que tener al menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  'too-long': `La contraseña puede tener hasta ${MAX_PASSWORD_LENGTH} caracteres.`,
  common: 'Esa contraseña es de las más usadas y es fácil de adivinar. Elegí otra.',
};

/** The error text for a new password. */
export function passwordProblemText(problem: PasswordProblem): string {
  return TEXTS[problem];
}
