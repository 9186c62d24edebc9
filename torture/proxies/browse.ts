import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import config from '../../playwright.config.ts';
import { visit } from '../../test/browser/visit.ts';
import { credentials } from '../../test/servers/shop-server.ts';
import { SHOP_HOST } from './start-proxy.ts';

/** Buys and signs in through a proxy, in a browser that knows the shop by its own host. Fails on console errors. */
export async function browseShop(port: number): Promise<void> {
  const { launchOptions } = config.use ?? {};
  const args = [
    ...(launchOptions?.args ?? []).filter((arg) => !arg.startsWith('--host-resolver-rules')),
    `--host-resolver-rules=MAP ${SHOP_HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  ];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext({
      baseURL: `https://${SHOP_HOST}`,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, pages.products);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await page.getByText('¡Agregado al carrito con éxito!').waitFor();
    await visit(page, adminPages.login);
    await page.getByLabel('Correo electrónico').fill(credentials.email);
    await page.getByLabel('Contraseña').fill(credentials.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByRole('heading', { name: /^¡Hola/ }).waitFor();
    const cookies = await context.cookies();
    assert.ok(cookies.length > 0 && cookies.every(({ secure }) => secure));
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
}
