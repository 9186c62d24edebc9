import type { ContactFormValues } from '#contract/shop/contact.ts';
import { contactErrorTexts } from '#contract/shop/contact-error-texts.ts';
import { isEmailAddress } from '#domain/text/email-address.ts';

export type ContactErrors = Partial<Record<keyof ContactFormValues, string>>;

/** Validation errors by field, in the order of the form. */
export function contactErrors({ name, email, message }: ContactFormValues): ContactErrors {
  return {
    ...(name.trim() === '' && { name: contactErrorTexts.name.missing }),
    ...emailError(email.trim()),
    ...(message.trim() === '' && { message: contactErrorTexts.message.missing }),
  };
}

function emailError(email: string): ContactErrors {
  if (email === '') return { email: contactErrorTexts.email.missing };
  return isEmailAddress(email) ? {} : { email: contactErrorTexts.email.invalid };
}
