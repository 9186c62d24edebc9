import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** A weak mobile signal: half a second round trip, 400 kbit/s. */
const WEAK = { offline: false, latency: 500, downloadThroughput: 50_000, uploadThroughput: 20_000 };

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
  await page.waitForLoadState();
  await expect(async () => {
    await addButton(page.getByRole('main'), name).first().click();
    await expect(popup).toContainText(name);
  }).toPass();
});

test('what is loaded later leaves alone what came with the page', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/details-*', async (route) => {
    await released;
    await route.continue();
  });
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
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/details-*', async (route) => {
    await released;
    await route.continue();
  });
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
