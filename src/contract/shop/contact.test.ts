import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/call.ts';
import { sendContact } from './contact.ts';

const target = { url: 'https://mail.example/send', service_id: 's', template_id: 't', user_id: 'u' };
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' };

/** What comes of sending when the other side answers so. */
async function outcome(fetch: Fetch) {
  const logged: unknown[] = [];
  const sent = await sendContact({ fetch, log: (...told) => logged.push(told) }, { target, message });
  return [sent, logged.length];
}

describe('sendContact', () => {
  it('[M7-15] posts the body of an e-mail service to the configured url', async () => {
    const asked: unknown[] = [];
    const fetch: Fetch = async (url, init) => {
      asked.push(url, init?.method, new Headers(init?.headers).get('content-type'), JSON.parse(String(init?.body)));
      return new Response('OK');
    };
    expect(await outcome(fetch)).toEqual([true, 0]);
    expect(asked).toEqual([
      'https://mail.example/send',
      'POST',
      'application/json',
      {
        service_id: 's',
        template_id: 't',
        user_id: 'u',
        template_params: { name_from: 'Ana', email_from: 'ana@example.com', message: 'Hola' },
      },
    ]);
  });

  it.each([201, 202, 204, 302, 400, 403, 429, 500])(
    '[M7-15] takes status %d for a failure, and logs it',
    async (status) => {
      expect(await outcome(async () => new Response(null, { status }))).toEqual([false, 1]);
    },
  );

  it('tells our own API what is in the trap, and sends such a message to nobody else', async () => {
    const bodies: unknown[] = [];
    const fetch: Fetch = async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)).template_params.website);
      return new Response('OK');
    };
    const send = (url: string, trap?: string) =>
      sendContact({ fetch, log: () => {} }, { target: { ...target, url }, message, trap });
    expect(await send('https://mail.example/send', 'spam')).toBe(true);
    expect(bodies).toEqual([]);
    expect([await send('/api/contact', 'spam'), await send('/api/contact', '')]).toEqual([true, true]);
    expect(bodies).toEqual(['spam', undefined]);
  });

  it('takes no answer at all for a failure', async () => {
    expect(await outcome(async () => Promise.reject(new TypeError('offline')))).toEqual([false, 1]);
  });
});
