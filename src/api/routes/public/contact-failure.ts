import type { z } from '@hono/zod-openapi';
import { contactErrorTexts } from '#contract/shop/contact-error-texts.ts';
import { Failure, failureTexts } from '../../http/failure.ts';

/** The texts by the wire names of the fields. */
const TEXTS: ReadonlyMap<unknown, { missing: string; invalid: string }> = new Map([
  ['name_from', contactErrorTexts.name],
  ['email_from', contactErrorTexts.email],
  ['message', contactErrorTexts.message],
]);

/** The failure for an invalid message, with a text per field. */
export function toContactFailure(cause: z.ZodError): Failure {
  const fields: Record<string, string> = {};
  for (const { path, code } of cause.issues) {
    const name = path.at(-1);
    const texts = TEXTS.get(name);
    if (texts) fields[String(name)] ??= code === 'invalid_type' || code === 'too_small' ? texts.missing : texts.invalid;
  }
  const [text] = Object.values(fields);
  return text ? new Failure(400, text, { cause, fields }) : new Failure(400, failureTexts.badRequest, { cause });
}
