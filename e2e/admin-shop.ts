import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminPages } from '#contract/admin-urls.ts';
import { expect, test as silent } from './fixtures.ts';
import { ADMINISTRATOR, type ShopServer, startShopServer } from './shop-server.ts';
import { visit } from './visit.ts';

/** Tests with a shop of their own, which they may change as they like. */
export const test = silent.extend<object, { shop: ShopServer }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'admin-e2e-'));
      const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
      await use(shop);
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** Signs in and ends up at this address of the back-office. */
export async function signIn(page: Page, path: string = adminPages.dashboard): Promise<void> {
  await visit(page, path);
  await page.getByLabel('Correo electrónico').fill(ADMINISTRATOR.ADMIN_EMAIL);
  await page.getByLabel('Contraseña').fill(ADMINISTRATOR.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(path);
}

export { expect };
