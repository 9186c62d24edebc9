import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { busyName, seedBusyShop } from '../../test/seeds/busy-shop.ts';
import { freePort } from '../../test/servers/free-port.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { chooseAction, expect, save, textbox, toast, toastsGone } from '../support/admin-fixtures.ts';
import { test as base } from '../support/fixtures.ts';

type StoppableShop = {
  url: string;
  /** Ends the process at once, as a crash does. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

const test = base.extend<object, { shop: StoppableShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'away-e2e-'));
      const port = String(await freePort());
      const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent', PORT: port };
      let server: ShopServer = await startShopServer(env);
      const database = await openDatabase({ file: join(folder, 'shop.db') });
      await seedBusyShop(database, { products: 40, sales: 3 });
      await database.close();
      await use({
        url: server.url,
        kill: async () => {
          process.kill(server.pid, 'SIGKILL');
          await expect
            .poll(() =>
              fetch(server.url).then(
                () => 'up',
                () => 'down',
              ),
            )
            .toBe('down');
        },
        start: async () => {
          server = await startShopServer(env);
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

test.use({
  // Whatever a killed server was sending ends in the middle, also a font of the page before.
  expectedProblems: [
    /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH|ERR_INCOMPLETE|ERR_FAILED|404|422|Error al (?:obtener|agregar|actualizar)/,
  ],
});

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

const AWAY = 'La tienda no responde. Lo que escribiste sigue acá';

async function pickProduct(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Producto' }).fill(text);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

test('[M5-38] the product field of a sale says that the server is away, and goes on when it is back @phone', async ({
  page,
  shop,
}) => {
  await page.goto(`${adminPages.sales}?mode=A`);
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.fill('n0007');
  await expect(page.getByRole('option')).toHaveText([new RegExp(busyName(7))]);
  await shop.kill();
  await product.fill('n0008');
  const popup = page.getByRole('presentation').filter({ hasText: 'Hubo un error al obtener los productos.' });
  await expect(popup.first()).toBeVisible();
  await expect(page.getByText('No se han encontrado resultados.')).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveCount(0);
  await shop.start();
  await expect(page.getByRole('option')).toHaveText([new RegExp(busyName(8))]);
  await product.fill('nada así');
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
});

test('[M5-38] Enter never picks a product of an earlier text @desktop', async ({ page }) => {
  await page.goto(`${adminPages.sales}?mode=A`);
  const product = page.getByRole('combobox', { name: 'Producto' });
  await product.fill('n0007');
  await expect(page.getByRole('option')).toHaveCount(1);
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`**${adminApi.products}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await product.fill('n0008');
  await expect(page.getByText('Buscando…')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Precio')).toHaveValue('');
  respond();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(textbox(page, 'Precio')).toHaveValue('');
  await product.fill('n0008 ');
  await expect(page.getByRole('option', { name: busyName(8) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(textbox(page, 'Precio')).not.toHaveValue('');
});

test('[M8-23] a sale that was being saved when the server died is there once @desktop', async ({ page, shop }) => {
  const client = 'Ana Inés';
  await page.goto(`${adminPages.sales}?mode=A`);
  await pickProduct(page, 'n0010');
  await textbox(page, 'Cliente').fill(client);

  await test.step('the server dies before it is written', async () => {
    await shop.kill();
    await save(page);
    await expect(toast(page, 'Hubo un error al crear la venta.')).toBeVisible();
    await expect(page.getByText(AWAY)).toBeVisible();
    await expect(textbox(page, 'Cliente')).toHaveValue(client);
    await shop.start();
  });

  await test.step('it is written, but the answer is lost', async () => {
    await page.route(`**${adminApi.sales}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await expect(toast(page, 'Hubo un error al crear la venta.')).toBeVisible();
    await page.unroute(`**${adminApi.sales}`);
  });

  await test.step('what was changed since is not written beside it', async () => {
    await textbox(page, 'Cantidad').fill('2');
    for (let times = 0; times < 2; times += 1) {
      await save(page);
      await expect(page.getByText('Lo que mandaste antes de este cambio ya se había guardado')).toBeVisible();
    }
    await textbox(page, 'Cantidad').fill('1');
    await save(page);
    await expect(toast(page, 'Venta creada exitosamente!')).toBeVisible();
    await page.goto(`${adminPages.sales}?text=${client}`);
    await expect(page.getByText('1 de la búsqueda · Total de registros: 4')).toBeVisible();
  });
});

test('[M8-22] a form that cannot be opened leaves the list where it is @phone', async ({ page, shop }) => {
  await page.goto(`${adminPages.products}?name=n0`);
  await expect(page.getByText('Total de registros: 40')).toBeVisible();
  const name = 'Barra 2 kg n0005';
  await shop.kill();
  await chooseAction(page, { label: 'Editar', of: name });
  await expect(toast(page, 'Hubo un error al obtener el producto.')).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await shop.start();
  await chooseAction(page, { label: 'Editar', of: name });
  await expect(textbox(page, 'Nombre')).toHaveValue(name);

  await test.step('why a long form was not saved is in sight', async () => {
    await textbox(page, 'Descripción').fill('Otra');
    await shop.kill();
    await save(page);
    await expect(page.getByText(AWAY)).toBeInViewport({ ratio: 1 });
    await shop.start();
    await save(page);
    await expect(toast(page, 'Producto actualizado exitosamente!')).toBeVisible();
  });
});

test('[M8-25] a product that somebody else deleted leaves the list @desktop', async ({ page, shop }) => {
  await page.goto(`${adminPages.products}?name=n003`);
  const row = page.getByRole('row', { name: busyName(31) });
  await expect(row).toBeVisible();
  const { products } = adminClientIn(page.context(), shop.url);
  const { rows } = await products.list({ name: 'n0031' });
  await products.delete(rows[0]?.id ?? 0);
  await chooseAction(page, { label: 'Desactivar', of: busyName(31) });
  await expect(toast(page, 'Hubo un error al actualizar el estado del producto.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('[M8-25] [M2.8-12] a status that was changed without an answer shows, and without the server the list stays @desktop', async ({
  page,
  shop,
}) => {
  const name = busyName(21);
  const failed = toast(page, 'Hubo un error al actualizar el estado del producto.');
  await page.goto(`${adminPages.products}?name=n0021&active=T`);
  await page.route(`**${adminApi.productStatus}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await chooseAction(page, { label: 'Desactivar', of: name });
  await expect(failed).toBeVisible();
  const activate = page.getByRole('button', { name: `Activar ${name}`, exact: true });
  await expect(activate).toBeVisible();
  await page.unroute(`**${adminApi.productStatus}`);

  await toastsGone(page);
  await shop.kill();
  await activate.click();
  await expect(failed).toBeVisible();
  await expect(toast(page, 'Hubo un error al obtener los productos.')).toBeVisible();
  await shop.start();
  await activate.click();
  await expect(page.getByRole('button', { name: `Desactivar ${name}`, exact: true })).toBeVisible();
});

test('[M2.9-4] [M8-29] a price shows at once, and the old one again when it could not be saved @desktop', async ({
  page,
  shop,
}) => {
  await page.goto(`${adminPages.quickPrices}?name=n0012`);
  const price = page.getByRole('button', { name: /^Precio de / });
  const final = page.getByRole('cell').nth(5);
  const type = async (text: string) => {
    await price.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const before = await price.getAttribute('aria-label');
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/products/*/field/*', async (route) => {
    await held;
    await route.continue();
  });
  await type('33.000');
  await expect(price).toContainText('$ 33.000');
  await expect(final).toContainText('$ 33.000');
  await expect(price).not.toContainText('Guardado');

  await test.step('it can be changed again while it is being saved', async () => {
    await type('34.000');
    await expect(final).toContainText(/\$ 3[34]\.000/);
    respond();
    await expect(price).toContainText('Guardado');
    await expect(final).toContainText('$ 34.000');
    await page.reload();
    await expect(price).toContainText('$ 34.000');
  });

  await shop.kill();
  await type('1');
  await expect(toast(page, 'Error al actualizar Precio')).toBeVisible();
  await expect(price).toContainText('$ 34.000');
  await expect(final).toContainText('$ 34.000');
  await shop.start();
  await type(before?.replace(/^.*\$ /, '') ?? '');
  await expect(price).toContainText('Guardado');
});

test.describe('a change that was stored, but whose answer was lost, shows as it is stored', () => {
  const loseAnswers = (page: Page) =>
    page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      await route.abort();
    });

  for (const [section, path] of [
    ['Precios rápidos', adminPages.quickPrices],
    ['Productos', adminPages.products],
  ] as const)
    test(`under ${section} @desktop`, async ({ page }) => {
      await page.goto(`${path}?name=n0014`);
      const price = page.getByRole('button', { name: /^Precio de / });
      const type = async (text: string) => {
        await price.click();
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      };
      const before = (await price.getAttribute('aria-label'))?.replace(/^.*\$ /, '') ?? '';
      await loseAnswers(page);
      await type('91.000');
      await expect(price).toContainText('Guardado');
      await expect(price).toContainText('$ 91.000');
      await page.unrouteAll({ behavior: 'wait' });
      await type(before);
      await expect(price).toContainText('Guardado');
      await page.reload();
      await expect(price).toContainText(before);
    });

  test('under Configuración @desktop', async ({ page }) => {
    await page.goto(adminPages.constants);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Eslogan' });
    await loseAnswers(page);
    await row.getByRole('button', { name: /^Editar/ }).click();
    await row.getByRole('textbox').fill('Otro eslogan');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'actualizado exitosamente!')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Editar/ })).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveValue('Otro eslogan');
  });
});
