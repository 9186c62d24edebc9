import { z } from '@hono/zod-openapi';
import { MAX_PASSWORD_LENGTH } from '#domain/identity/password-rule.ts';

/** Too long or common passwords are refused by the rule, with texts of their own. */
const password = z
  .string()
  .min(1)
  .max(10 * MAX_PASSWORD_LENGTH);

export const passwordChange = z.object({ currentPassword: password, newPassword: password }).openapi('PasswordChange');

export type PasswordChange = z.output<typeof passwordChange>;
