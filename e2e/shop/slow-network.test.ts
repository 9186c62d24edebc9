import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
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
