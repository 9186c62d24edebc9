import { wellFormed } from '../text/well-formed.ts';

/** The address that opens a chat with the phone (any notation, country code first) and the text ready to be sent. */
export function chatLink({ phone, text }: { phone: string; text: string }): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(text))}`;
}
