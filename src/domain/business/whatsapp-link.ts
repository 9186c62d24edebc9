import { toWellFormed } from '../text/well-formed.ts';

/** Opens a chat with the phone (any notation, country code first) and the text ready to send. */
export function whatsAppLink({ phone, text }: { phone: string; text: string }): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(toWellFormed(text))}`;
}
