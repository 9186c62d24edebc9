import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { hydrated, visit } from '../../test/browser/visit.ts';
import { expect, ownShopTest as test } from '../support/admin-fixtures.ts';

test.use({ expectedProblems: [/404|Failed to fetch dynamically imported module|Error loading route module/] });

/** The next file of the code is gone, as those of the build before are after an update. */
async function update(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
}

test('the first click after an update opens a section of the back-office @desktop', async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  await adminClientIn(context, shop.url).products.create({ name: 'Rodilleras', price: 700_00, amount: 3 });
  await visit(page, adminPages.dashboard);
  await update(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Configuración', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración');
  await expect(page).toHaveURL(adminPages.constants);

  await test.step('also from a form whose changes are given up', async () => {
    await visit(page, adminPages.pasteOrder);
    await page.getByRole('textbox', { name: 'Mensaje del pedido' }).fill('1 x Rodilleras: $ 700');
    await page
      .getByRole('button', { name: /^Sumar uno/ })
      .first()
      .click();
    await update(page);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      void dialog.dismiss();
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Calculadora', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL(adminPages.calculator);
    expect(asked).toBe(false);
  });
});

test('the first click after an update opens a page of the shop @desktop', async ({ page }) => {
  await visit(page, pages.home);
  await update(page);
  await page.getByRole('link', { name: 'Sucursales' }).first().click();
  await expect(page).toHaveURL(pages.branches);
  await hydrated(page);
});
