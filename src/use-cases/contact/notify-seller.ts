import type { Mailer } from '#adapters/mail/mailer.ts';
import { findConstantByName } from '#data/business/constants.ts';
import type { ContactMessage } from '#data/business/contact-messages.ts';
import type { Database } from '#data/engine/database.ts';
import { isEmailAddress } from '#domain/text/email-address.ts';

// They would let a name change how the next line is displayed.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

type NotifyOptions = { database: Database; mailer: Mailer; id: number; message: ContactMessage };

/** Sends a stored message to the e-mail address of the business. Throws when there is none or the mail fails. */
export async function notifySeller({ database, mailer, id, message }: NotifyOptions): Promise<void> {
  const to = (await findConstantByName(database, 'email'))?.value.trim() ?? '';
  if (!isEmailAddress(to)) throw new Error('the e-mail address of the business is none');
  const name = message.name.replace(BIDI_CONTROLS, '');
  await mailer.send({
    to,
    replyTo: { name, address: message.email },
    // No text of the visitor, because the subject could pass for a trustworthy message.
    subject: `Mensaje n.º ${id} desde la tienda`,
    text: `Nombre: ${name}\nCorreo electrónico: ${message.email}\n\n${message.message.replace(BIDI_CONTROLS, '')}\n`,
  });
}
