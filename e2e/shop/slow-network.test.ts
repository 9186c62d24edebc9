import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
import { hydrated, visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** A weak mobile signal: half a second round trip, 400 kbit/s. */
const WEAK = { offline: false, latency: 500, downloadThroughput: 50_000, uploadThroughput: 20_000 };

/** Holds a script of the build; returns what releases it. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('on a slow network a product is read, opened and put into the cart', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  test.slow();
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', WEAK);
  const { name } = await firstProduct();

  await page.goto(pages.products, { waitUntil: 'commit' });
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await expect(card).toContainText('$');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 30_000 });

  const { popup } = cartOf(page);
  await addButton(page.getByRole('main'), name).first().click();
  await expect(popup).toContainText(name);
});

test.describe('before the page works', () => {
  /** Holds the script that hydrates; returns what releases it and waits until the page works. */
  async function holdHydration(page: Page): Promise<() => Promise<void>> {
    const release = await holdScript(page, 'entry.client');
    return async () => {
      release();
      await hydrated(page);
    };
  }

  test('the last press of a button counts once', { tag: '@phone' }, async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.products);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const { opener, panel } = cartOf(page);
    await opener.click();
    await opener.click();
    await releaseHydration();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('a press of a button whose script comes later still counts', async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.product((await firstProduct()).name));
    const favourite = page.getByRole('button', { name: 'Favorito', exact: true });
    await favourite.click();
    await releaseHydration();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  });

  test('a search is sent once', async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.contact);
    const searches: string[] = [];
    // Without content the browser stays on the page.
    await page.route(`**${pages.products}?**`, async (route) => {
      searches.push(route.request().url());
      await route.fulfill({ status: 204 });
    });
    await page
      .getByRole('banner')
      .getByRole('combobox', { name: /buscar/i })
      .fill('whey');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /buscar/i })
      .click();
    await expect.poll(() => searches.length).toBe(1);
    await releaseHydration();
    await expect(page).toHaveURL(pages.contact);
    expect(searches).toHaveLength(1);
  });
});

test('what is loaded later leaves alone what came with the page', async ({ page }) => {
  const release = await holdScript(page, 'details');
  const { name } = await firstProduct();
  const chat = page.getByRole('main').getByRole('link', { name: /^Consultar por WhatsApp/ });
  await page.goto(pages.product(name));
  await chat.evaluate((link) => link.setAttribute('data-came', 'with the page'));
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)), 'it counts as seen')
    .toContain('seenProducts');
  await expect(chat).toHaveAttribute('data-came');
  const details = page.waitForResponse('**/assets/details-*');
  release();
  await (await details).finished();
  await expect(chat, 'with its script').toHaveAttribute('data-came');
});

test('a button that is pressed before its script is there works once it is', async ({ page }) => {
  const release = await holdScript(page, 'details');
  const { name } = await firstProduct();
  await visit(page, pages.product(name));
  const favourite = page.getByRole('button', { name: 'Favorito', exact: true });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await favourite.click();
  await expect(favourite, 'and then once for each press').toHaveAttribute('aria-pressed', 'false');
});
