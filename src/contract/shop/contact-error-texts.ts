import type { ContactFormValues } from './contact.ts';

/** Error texts of the contact form, shown by the screen and by the server (spec §5). */
export const contactErrorTexts: Readonly<Record<keyof ContactFormValues, { missing: string; invalid: string }>> = {
  name: { missing: 'Por favor, ingresa tu nombre.', invalid: 'Por favor, ingresa un nombre válido.' },
  email: {
    missing: 'Por favor, ingresa tu correo electrónico.',
    invalid: 'Por favor, ingresa un correo electrónico válido.',
  },
  message: { missing: 'Por favor, ingresa tu mensaje.', invalid: 'Por favor, ingresa un mensaje válido.' },
};
