import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { addFirstProduct, cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, signIn, ownShopTest as test } from '../support/admin-fixtures.ts';

test('what is not filled in is demanded of the seller and not shown to shoppers', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto(adminPages.constants);
  await page.getByRole('button', { name: /Editar WhatsApp de la tienda/ }).click();
  await page.getByLabel(/^WhatsApp de la tienda/).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/actualizado exitosamente!/)).toBeVisible();

  await page.goto(adminPages.dashboard);
  await expect(page.getByRole('alert').filter({ hasText: 'falta el WhatsApp de la tienda' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the notice at ${width} px`);
  }

  await visit(page, pages.products);
  await expect(page.getByRole('link', { name: 'Escribinos' }).last()).toHaveAttribute('href', pages.contact);
  await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
  await addFirstProduct(page);
  const { popup, panel, checkout } = cartOf(page);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout.getByText('Todavía no tenemos un WhatsApp cargado')).toBeVisible();
  await expectAccessible(page, 'the checkout without a phone');
});
