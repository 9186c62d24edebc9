import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { listProducts } from '../../test/price-lists/cases.ts';
import { listedPrice } from '../../test/price-lists/supplier-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, priceListScreen, shown } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const GLUTAMINE = 'Glutamina 250 g';
const TODAY = (listProducts.find(({ name }) => name === GLUTAMINE)?.price ?? 0) / 100;
/** A message with what the seller pays and the price for the public of each product. */
function message(factor: number): string {
  const brands = Map.groupBy(listProducts.slice(0, 24), ({ brand }) => brand);
  const rows = [...brands].flatMap(([brand, products]) => [
    brand.toUpperCase(),
    ...products.map(({ name, price }) => {
      const retail = listedPrice(price / 100, factor);
      return `${name} ${shown(listedPrice(retail, 0.7))} / ${shown(retail)}`;
    }),
  ]);
  return ['Don Ceibo', '', ...rows].join('\n');
}

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the seller picks another way to read a list, and the next one is read so at once', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  const { product } = apiBeside(page);
  const readings = page.getByRole('group', { name: /^Hay más de una forma de leerla/ });
  const retail = listedPrice(TODAY, 1.45);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await page.getByLabel('Pegá el mensaje').fill(message(1.45));
  await screen.read.click();
  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedPrice(retail, 0.7)));
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await expect(readings.getByRole('button')).toHaveCount(2);
  await expect(readings.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Así se lee ahora: /);
  await toastsGone(page);
  await expectAccessible(page);

  await readings.getByRole('button', { pressed: false }).focus();
  await page.keyboard.press('Enter');
  await expect(screen.row(GLUTAMINE)).toContainText(shown(retail));
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await expect(readings.getByRole('button', { pressed: true }), 'the focus stays where the seller is').toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Proveedor').fill('Ceibo');
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  expect((await product(GLUTAMINE)).price).toBe(retail);

  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles({
    name: 'mensaje.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(message(1.6)),
  });
  await screen.read.click();
  await expect(page.getByText(/^Leída como la de Ceibo del \d\d\/\d\d$/)).toBeVisible();
  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedPrice(TODAY, 1.6)));
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await page.getByText('Leída como la de Ceibo').click();
  await page.getByRole('button', { name: 'Volver a la lectura de la tienda' }).click();
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await screen.cancel.click();

  // The shop is the same for the tests that follow.
  await visit(page, adminPages.priceList);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
});
