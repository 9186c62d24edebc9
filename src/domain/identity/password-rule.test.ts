import { expect, it } from 'vitest';
import { checkPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rule.ts';

const commonPasswords = new Set(['password', '12345678', 'iloveyou']);

it.each([
  ['', 'too-short'],
  ['a'.repeat(MIN_PASSWORD_LENGTH - 1), 'too-short'],
  ['a'.repeat(MIN_PASSWORD_LENGTH), undefined],
  ['a'.repeat(MAX_PASSWORD_LENGTH), undefined],
  ['a'.repeat(MAX_PASSWORD_LENGTH + 1), 'too-long'],
  ['12345678', 'common'],
  ['PassWord', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
  ['password nueve', undefined],
  [' password', undefined],
])('the problem of %j is %s', (password, problem) => {
  expect(checkPassword({ password, commonPasswords })).toBe(problem);
});
