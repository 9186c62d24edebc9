import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { adminClientAt, adminTokens } from '../../test/clients/admin-client.ts';
import type { HostileText } from '../../test/hostile-texts/hostile-text.ts';
import { freePort } from '../../test/servers/free-port.ts';
import { startMail } from '../../test/servers/mail-server.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { inspectMails } from './inspect-mails.ts';
import { sendOrders } from './send-orders.ts';
import { inParallel, openParser, readFactPages, readPages, shopAt, showAdmin } from './show-texts.ts';
import { sellerAt, storeInConstants, storeTexts } from './store-texts.ts';
import { watchedContext } from './watched-context.ts';

const MAIL_TIMEOUT_MS = 20_000;
const SELLER_EMAIL = 'completar@example.com';

export type TextAttack = {
  folder: string;
  databaseUrl?: string | undefined;
  texts: readonly HostileText[];
  /** Texts that are in an order. */
  ordered: readonly HostileText[];
  /** How many products, brands and so on are opened in their forms. */
  forms: number;
};

export type TextCounts = {
  stored: number;
  refused: number;
  pages: number;
  shown: number;
  orders: number;
  mails: number;
};

/**
 * Writes texts into every field of a shop, reads them in all pages, and opens these in a browser. Throws when a text is
 * executed or has become markup, when an order or a mail has another form by it, and for any problem in the console.
 */
export async function attackWithTexts({
  folder,
  databaseUrl = '',
  texts,
  ordered,
  forms,
}: TextAttack): Promise<TextCounts> {
  const mail = await startMail();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startShopServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  });
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const token = await adminTokens()(url);
    const seller = sellerAt(url, token);
    const counts = await storeTexts(seller, texts);
    const { products } = counts;

    const shop = shopAt(url);
    const parser = await openParser(browser);
    let pages = await readPages(shop, { parser, stored: products, texts });
    const constants = (await adminClientAt(url, async () => token).constants.list()).map(({ id }) => id);
    for (const text of texts) {
      counts.stored += await storeInConstants(seller, constants, text);
      pages += await readFactPages(shop, parser);
    }

    const shopper = await watchedContext(browser, url);
    let shown = await inParallel(shopper, { stored: products, count: 2 });
    const orders = texts.flatMap(({ text, name }, index) => {
      const product = products[index];
      return product && ordered.some((each) => each.name === name) ? [{ product, text }] : [];
    });
    await sendOrders(await shopper.newPage(), orders);

    const back = await watchedContext(browser, url);
    await signInByApi(back.context, url);
    shown += await showAdmin(await back.newPage(), { stored: products, forms });

    await waitUntil(() => mail.received.length >= counts.messages);
    inspectMails(mail.received, SELLER_EMAIL);
    const { stored, refused } = counts;
    return { stored, refused, pages, shown, orders: orders.length, mails: mail.received.length };
  } finally {
    await browser.close();
    await server.stop();
    await mail.stop();
  }
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (!isDone()) {
    assert.ok(Date.now() < deadline, 'not all messages were mailed');
    await pause(50);
  }
}
