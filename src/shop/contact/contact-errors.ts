import type { ContactFormValues } from '#contract/shop/contact.ts';
import { isEmailAddress } from '#domain/text/email-address.ts';

export type ContactErrors = Partial<Record<keyof ContactFormValues, string>>;

/** Validation errors by field, in the order of the form. */
export function contactErrors({ name, email, message }: ContactFormValues): ContactErrors {
  return {
    ...(name.trim() === '' && { name: 'Por favor, ingresa tu nombre.' }),
    ...emailError(email.trim()),
    ...(message.trim() === '' && { message: 'Por favor, ingresa tu mensaje.' }),
  };
}

function emailError(email: string): ContactErrors {
  if (email === '') return { email: 'Por favor, ingresa tu correo electrónico.' };
  return isEmailAddress(email) ? {} : { email: 'Por favor, ingresa un correo electrónico válido.' };
}
