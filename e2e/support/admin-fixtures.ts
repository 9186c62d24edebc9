import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { credentials, type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { test as base, expect } from './fixtures.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tests in the common shop with a signed-in administrator; one sign-in per worker, because they are rate limited. */
export const test = base.extend<object, { signedIn: StorageState }>({
  signedIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const baseURL = process.env.SHOP_URL ?? '';
      const context = await request.newContext();
      await signInByApi({ request: context }, baseURL);
      await use(await context.storageState());
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
});

/** `folder` is its DATA_DIR. */
type OwnShop = ShopServer & { folder: string };

/** Tests with a shop of their own, which they may change freely; nobody is signed in. */
export const ownShopTest = base.extend<object, { shop: OwnShop; logLevel: string }>({
  /** `silent` for tests that break the shop on purpose. */
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

/** Signs in on the page and waits for this address of the admin. */
export async function signIn(page: Page, path: string = adminPages.dashboard): Promise<void> {
  await visit(page, path);
  await fillSignIn(page);
  await expect(page).toHaveURL(path);
}

/** An image of one colour, in the form that a file input takes. */
export async function imageFile(name: string, colour: string) {
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } });
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** Fills in the visible sign-in form and submits it. */
export async function fillSignIn(page: Page, { email, password } = credentials): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** The field with this label, without the asterisk of required ones. */
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The select with this label; a toast can have the same text. */
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Presses the form's button to save. */
export const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click();

/** Chooses an action of a row: an icon on a wide screen, an item of the card's menu on a phone. */
export async function chooseAction(page: Page, action: { label: string; of: string }): Promise<void> {
  const menu = page.getByRole('button', { name: `Acciones de ${action.of}`, exact: true });
  const icon = page.getByRole('button', { name: `${action.label} ${action.of}`, exact: true });
  await menu.or(icon).click();
  if (await menu.isVisible()) await page.getByRole('menuitem', { name: action.label, exact: true }).click();
}

/** Waits until all toasts have gone, which would cover what is pressed or checked next. */
export const toastsGone = (page: Page) => expect(page.getByLabel('Cerrar el aviso')).toHaveCount(0);

/** A toast with this text; urgent ones are in the page twice, the second time for screen readers. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text).first();
