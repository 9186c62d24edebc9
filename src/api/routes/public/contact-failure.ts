import type { z } from '@hono/zod-openapi';
import { Failure, failureTexts } from '../../http/failure.ts';

/** Error texts of the form (spec §5). */
const TEXTS: ReadonlyMap<unknown, { missing: string; invalid: string }> = new Map([
  ['name_from', { missing: 'Por favor, ingresa tu nombre.', invalid: 'Por favor, ingresa un nombre válido.' }],
  [
    'email_from',
    {
      missing: 'Por favor, ingresa tu correo electrónico.',
      invalid: 'Por favor, ingresa un correo electrónico válido.',
    },
  ],
  ['message', { missing: 'Por favor, ingresa tu mensaje.', invalid: 'Por favor, ingresa un mensaje válido.' }],
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
