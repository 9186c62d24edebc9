import { expect, it } from 'vitest';
import { findPasswordProblem } from './common-passwords.ts';

it.each(['password', '12345678', 'QWERTYUIOP', 'iloveyou', 'Password1', 'starwars'])(
  '%s is common',
  async (password) => {
    expect(await findPasswordProblem(password)).toBe('common');
  },
);

it.each(['una clave bien larga', 'passwordd8', '', 'only-for-these-tests'])('%j is not', async (password) => {
  expect(await findPasswordProblem(password)).not.toBe('common');
});
