import type { Caller } from '../http/call.ts';
import type { WireContactTarget } from '../responses/contact.ts';
import { api } from '../urls/shop-urls.ts';

export type ContactFormValues = { name: string; email: string; message: string };

/** Longest texts of a message, in characters. */
export const contactLimits = { name: 100, email: 254, message: 2500 } as const;

/** The URL for messages and its service ids: our own call, or an e-mail service. */
export type ContactTarget = WireContactTarget;

type SendContactOptions = {
  target: ContactTarget;
  message: ContactFormValues;
  /** What was typed into the field that people do not see. */
  trap?: string | undefined;
  signal?: AbortSignal;
};

/** Posts a message in the format of e-mail services; resolves to whether the response was exactly 200. */
export async function sendContact(
  { fetch, log }: Caller,
  { target: { url, ...ids }, message: { name, email, message }, trap = '', signal }: SendContactOptions,
): Promise<boolean> {
  // An e-mail service knows no trap and would deliver the message.
  if (trap !== '' && url !== api.contact) return true;
  const params = { name_from: name, email_from: email, message, ...(trap !== '' && { website: trap }) };
  const body = JSON.stringify({ ...ids, template_params: params });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body,
      signal: signal ?? null,
    });
    if (response.status !== 200) log('the message was not sent', response.status);
    return response.status === 200;
  } catch (cause) {
    log('the message was not sent', cause);
    return false;
  }
}
