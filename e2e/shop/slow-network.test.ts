import type { Page } from '@playwright/test';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
import { hydrated, visit } from '../../test/browser/visit.ts';
import { firstProduct, productWithScarceFlavor, shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** A weak mobile signal: half a second round trip, 400 kbit/s. */
const WEAK = { offline: false, latency: 500, downloadThroughput: 50_000, uploadThroughput: 20_000 };

/** Slows down the line, and the processor to that of a phone. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', WEAK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');

function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Mensaje' });
  return {
    field: (name: string) => form.getByRole('textbox', { name }),
    send: form.getByRole('button', { name: 'Enviar mensaje' }),
    success: form.getByText('El mensaje se envió con éxito. Te responderemos pronto.'),
  };
}

/** What the page sends by the contact form. */
function sentMessages(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(api.contact)) {
      sent.push(request.postDataJSON().template_params);
    }
  });
  return sent;
}

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

test('the popup of an added product is seen however late its script comes', async ({ page }) => {
  const release = await holdScript(page, 'added-popup');
  await page.clock.install();
  const { name } = await firstProduct();
  await visit(page, pages.product(name));
  await addButton(page.getByRole('main'), name).first().click();
  await page.clock.fastForward('00:30');
  release();
  const { popup } = cartOf(page);
  await expect(popup).toContainText(name);
  await page.clock.fastForward('00:30');
  await expect(popup).toBeHidden();
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

  test('a search that is typed shows suggestions and is sent', async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.home);
    await searchBox(page).fill('creatina');
    await releaseHydration();
    await expect(suggestions(page).first()).toContainText(/creatina/i);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(pages.search('creatina'));
  });

  test('the caret stays where it was', async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.contact);
    const { field } = contactForm(page);
    await field('Correo electrónico').fill('ana@example.com');
    await field('Nombre').fill('Aa');
    await field('Nombre').press('ArrowLeft');
    await releaseHydration();
    await page.keyboard.type('n');
    await expect(field('Nombre')).toHaveValue('Ana');
    await page.keyboard.type('n');
    await expect(field('Nombre')).toHaveValue('Anna');
    await expect(field('Correo electrónico')).toHaveValue('ana@example.com');
  });

  test('a message is sent once, and none of it is in the address', async ({ page }) => {
    const releaseHydration = await holdHydration(page);
    const sent = sentMessages(page);
    await page.goto(pages.contact);
    const { field, send, success } = contactForm(page);
    await field('Nombre').fill('Ana');
    await field('Correo electrónico').fill('ana@example.com');
    await field('Mensaje').fill('¿Tienen creatina?');
    await send.click();
    await send.click();
    await expect(page).toHaveURL(pages.contact);
    await releaseHydration();
    await expect(success).toBeVisible();
    await expect(page).toHaveURL(pages.contact);
    expect(sent).toEqual([{ name_from: 'Ana', email_from: 'ana@example.com', message: '¿Tienen creatina?' }]);
  });

  async function chooseTwo(page: Page, flavor: string): Promise<void> {
    await page.getByRole('main').getByText(flavor, { exact: true }).click();
    await page.getByRole('combobox', { name: 'Cantidad' }).selectOption('2');
  }

  for (const step of ['before', 'after'] as const) {
    test(`flavor and quantity are those of what is added ${step} hydration`, async ({ page }) => {
      const { product, flavor } = await productWithScarceFlavor();
      const releaseHydration = await holdHydration(page);
      await page.goto(pages.product(product.name));
      await chooseTwo(page, flavor.name);
      const add = addButton(page.getByRole('main'), product.name).first();
      if (step === 'before') await add.click();
      await releaseHydration();
      if (step === 'after') await add.click();
      await expect(cartOf(page).popup).toContainText(flavor.name);
      await expect(cartOf(page).popup).toContainText('2 x $');
    });
  }

  test('what the browser restores is added', async ({ page }) => {
    const { product, flavor } = await productWithScarceFlavor();
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.product(product.name));
    await chooseTwo(page, flavor.name);
    await page.goto(pages.contact);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Cantidad' })).toHaveValue('2');
    await releaseHydration();
    await addButton(page.getByRole('main'), product.name).first().click();
    await expect(cartOf(page).popup).toContainText(flavor.name);
    await expect(cartOf(page).popup).toContainText('2 x $');
  });

  test('an order of the list is applied', async ({ page }) => {
    const sortOrder = 'precio-asc';
    const [cheapest] = (await shopClient.list({ link: 'productos', sortOrder, limit: 1 })).products;
    const releaseHydration = await holdHydration(page);
    await page.goto(pages.products);
    await page.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
    await releaseHydration();
    const cards = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 });
    await expect(cards.first()).toHaveText(cheapest?.name ?? '');
    await expect(page.getByLabel('Ordenar por')).toHaveValue(sortOrder);
  });
});

test('what is typed while a slow page starts to work is sent', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await slowDown(page);
  const sent = sentMessages(page);
  const [name, email, message] = ['Ana', 'ana@example.com', '¿Tienen creatina micronizada sin sabor de 300 gramos?'];
  const { field, send, success } = contactForm(page);
  await page.goto(pages.contact, { waitUntil: 'commit' });
  await field('Nombre').tap();
  await page.keyboard.type(name);
  await field('Correo electrónico').tap();
  await page.keyboard.type(email);
  await field('Mensaje').tap();
  await page.keyboard.type(message, { delay: 200 });
  await hydrated(page);
  await send.tap();
  await expect(success).toBeVisible();
  expect(sent).toEqual([{ name_from: name, email_from: email, message }]);
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
