import type { Mailer } from '#adapters/mail/mailer.ts';
import { findConstantByName } from '#data/business/constants.ts';
import type { ContactMessage } from '#data/business/contact-messages.ts';
import type { Database } from '#data/engine/database.ts';
import { isEmailAddress } from '#domain/text/email-address.ts';
import { visibleLine } from '#domain/text/visible-text.ts';

type NotifyOptions = { database: Database; mailer: Mailer; id: number; message: ContactMessage };

/** Sends a stored message to the e-mail address of the business. Throws when there is none or the mail fails. */
export async function notifySeller({ database, mailer, id, message }: NotifyOptions): Promise<void> {
  const to = (await findConstantByName(database, 'email'))?.value.trim() ?? '';
  if (!isEmailAddress(to)) throw new Error('the e-mail address of the business is none');
  // One line each, so that a name cannot pass for the address below it.
  const name = visibleLine(message.name);
  await mailer.send({
    to,
    replyTo: { name, address: message.email },
    // No text of the visitor, because the subject could pass for a trustworthy message.
    subject: `Mensaje n.º ${id} desde la tienda`,
    text: `Nombre: ${name}\nCorreo electrónico: ${visibleLine(message.email)}\n\n${message.message}\n`,
  });
}
