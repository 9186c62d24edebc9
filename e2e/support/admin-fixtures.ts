import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { ADMINISTRATOR, type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { test as base, expect } from './fixtures.ts';

/** What the administrator signs in with. */
export const credentials = { email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD };

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tests in the common shop, of an administrator who is signed in already; once per worker, because trying too often is refused. */
export const test = base.extend<object, { signedIn: StorageState }>({
  signedIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const baseURL = process.env.SHOP_URL ?? '';
      const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
      const answer = await context.post(api.signIn, { data: credentials });
      expect(answer.status()).toBe(200);
      await use(await context.storageState());
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
});

/** `folder` is where its data lie. */
type OwnShop = ShopServer & { folder: string };

/** Tests with a shop of their own, which they may change as they like; nobody is signed in. */
export const ownShopTest = base.extend<object, { shop: OwnShop; logLevel: string }>({
  /** Silent where a test breaks the shop itself. */
  logLevel: ['warn', { option: true, scope: 'worker' }],
  shop: [
    async ({ logLevel }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'admin-e2e-'));
      const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: logLevel });
      await use({ ...shop, folder });
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect };

/** Signs in and ends up at this address of the back-office. */
export async function signIn(page: Page, path: string = adminPages.dashboard): Promise<void> {
  await visit(page, path);
  await fillSignIn(page);
  await expect(page).toHaveURL(path);
}

/** Signs in behind the screens, for tests that are about something else. */
export async function signInByApi({ request }: BrowserContext, shop: string, data = credentials): Promise<void> {
  const answer = await request.post(shop + api.signIn, { data, headers: { origin: shop } });
  expect(answer.status()).toBe(200);
}

/** A picture of one colour, as a seller would pick it. */
export async function imageFile(name: string, colour: string) {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } });
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** Fills in the sign-in form that is in sight and sends it. */
export async function fillSignIn(page: Page, { email, password } = credentials): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** The field with this label, without the asterisk of required ones. */
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The list to choose from with this label; a toast can bear the same words. */
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Presses the button of the form. */
export const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click();

/** Chooses an action of a row: an icon at a desk, in the card's menu on a phone. */
export async function chooseAction(page: Page, action: { label: string; of: string }): Promise<void> {
  const menu = page.getByRole('button', { name: `Acciones de ${action.of}`, exact: true });
  const icon = page.getByRole('button', { name: `${action.label} ${action.of}`, exact: true });
  await menu.or(icon).click();
  if (await menu.isVisible()) await page.getByRole('menuitem', { name: action.label, exact: true }).click();
}

/** A toast with this text; what is urgent stands in the page a second time, for screen readers. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text).first();
