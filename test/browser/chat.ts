import type { Page } from '@playwright/test';

export type Chat = { phone: string; lines: string[] };

/** Intercepts the link to WhatsApp, so that nothing leaves this machine; returns what waits for the message. */
export async function catchChat(page: Page): Promise<() => Promise<Chat>> {
  const chat = 'https://wa.me/';
  // The icon keeps browsers from asking for one, past the route.
  const body = '<title>Chat</title><link rel="icon" href="data:," />';
  await page.route(`${chat}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  return async () => {
    await page.waitForURL(`${chat}**`);
    const { pathname, searchParams } = new URL(page.url());
    return { phone: pathname.slice(1), lines: (searchParams.get('text') ?? '').split('\n') };
  };
}
