const HEADER = /^(?:de|from|para|to|cc|cco|bcc|asunto|subject|fecha|date|enviado|sent|responder a|reply-to)\s*:/i;
const SENDER = /^(?:de|from)\s*:\s*["“']?([^"”<‹[(]*)/i;

/** Whether a line is a header of a pasted e-mail: 'Asunto: precios'. */
export function isMailHeader(text: string): boolean {
  return HEADER.test(text.trim());
}

/** The name in 'De: Ventas Nutridis <ventas@nutridis.com>'; undefined for other lines. */
export function mailSender(text: string): string | undefined {
  return SENDER.exec(text.trim())?.[1]?.trim();
}
