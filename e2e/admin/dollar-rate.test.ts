import { adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, select, ownShopTest as test, textbox } from '../support/admin-fixtures.ts';

test('a new price of the dollar shows what products in dollars would cost', async ({ page, context, shop }, {
  project,
}) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const name = `Importado ${project.name}`;
  const { id } = await admin.products.create({ name, price: 27_000_00, priceUsd: 20_00 });

  await visit(page, adminPages.constants);
  const label = 'Dólar para los precios (pesos; no se ve en la tienda)';
  await page.getByRole('button', { name: `Editar ${label}` }).click();
  await textbox(page, label).fill('mucho');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/cuántos pesos vale un dólar/)).toBeVisible();
  await textbox(page, label).fill('1.450');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Del \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expectAccessible(page, 'the price of the dollar in the settings');

  await page.getByRole('link', { name: 'Ver cuánto costarían los productos en dólares' }).click();
  await expect(select(page, 'Cambiar')).toHaveValue('dollars');
  await expect(textbox(page, 'Pesos por dólar')).toHaveValue('1450');
  await expect(page.getByText(/El de Configuración es del \d{2}\/\d{2}\/\d{4}\./)).toBeVisible();
  await textbox(page, 'Producto')
    .or(page.getByRole('searchbox', { name: 'Producto' }))
    .fill(name);
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}.*29\\.000`) })).toBeChecked();

  await visit(page, `${adminPages.quickPrices}?name=${encodeURIComponent(name)}`);
  await expect(page.getByText(/^Costaría \$\s29\.000$/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `prices in dollars at ${width} px`);
  }
  await admin.products.changePrice(id, 29_000_00);
  await visit(page, `${adminPages.quickPrices}?name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByText(/^Costaría/)).toHaveCount(0);
});
