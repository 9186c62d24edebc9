import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { listProducts } from '../../test/price-lists/cases.ts';
import { listedPrice, supplierList } from '../../test/price-lists/supplier-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, pdfUpload, priceListScreen, shown } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const GLUTAMINE = 'Glutamina 250 g';
const TODAY = (listProducts.find(({ name }) => name === GLUTAMINE)?.price ?? 0) / 100;
const HELP = '¿Qué es cada columna de esta lista?';

/** A list of one supplier: codes, stocks, names, brands, and two prices without a header. */
const ceibo = (date: string, factor: number) =>
  pdfUpload(Buffer.from(supplierList({ supplier: 'Distribuidora Ceibo', date, factor })));

const taughtScreen = (page: Page) => ({
  ...priceListScreen(page),
  supplier: page.getByLabel('Proveedor'),
  column: (text: string) =>
    page.getByRole('region', { name: 'La lista en su página' }).getByRole('button', { name: `Columna «${text}»` }),
  role: (name: string) => page.getByRole('group', { name: /^Columna «/ }).getByRole('button', { name, exact: true }),
});

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a list that is not understood is taught in two taps, and the next one is read so at once', async ({
  page,
  context,
  shop,
}) => {
  const screen = taughtScreen(page);
  const { product } = apiBeside(page);
  const first = listedPrice(TODAY, 1.1);
  const firstPrice = listedPrice(listProducts[0]?.price ? listProducts[0].price / 100 : 0, 1.1);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(ceibo('12/11/2026', 1.1));
  await screen.read.click();
  await expect(page.getByText(HELP)).toBeVisible();
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await toastsGone(page);
  // Away from the buttons that the bar of totals would cover in part.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  const price = screen.column(firstPrice.toLocaleString('es-AR'));
  await expect(price).toHaveAccessibleName(/Otra cosa$/);
  await price.focus();
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await screen.role('Precio').click();
  await expect(price).toHaveAccessibleName(/Precio$/);
  await expect(screen.row(GLUTAMINE)).toContainText(shown(first));
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await expect(screen.role('Precio'), 'the focus stays where the seller is').toBeFocused();
  await expectAccessible(page);

  await expect(screen.supplier).toHaveValue('Distribuidora Ceibo');
  await screen.supplier.fill('Ceibo');
  await page.reload();
  await expect(screen.row(GLUTAMINE), 'the list is there again, as it was taught').toContainText(shown(first));
  await page.getByText('¿Algo se leyó mal? Decí qué es cada columna').click();
  await expect(price).toHaveAccessibleName(/Precio$/);
  await price.click();
  await screen.role('Otra cosa').click();
  await expect(price).toHaveAccessibleName(/Otra cosa$/);
  await expect(page.getByText('Falta decir qué columna es el precio'), 'it can be taught on').toBeVisible();
  await expect(screen.row(GLUTAMINE), 'as before until then').toContainText(shown(first));
  await screen.role('Precio').click();
  await expect(page.getByText('Falta decir')).toHaveCount(0);
  await expect(screen.tick(GLUTAMINE)).toBeChecked();

  await expect(screen.supplier).toHaveValue('Ceibo');
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  expect((await product(GLUTAMINE)).price).toBe(first);
  const suppliers = page.getByRole('region', { name: 'Proveedores' });
  const rename = suppliers.getByRole('button', { name: 'Cambiar nombre de Ceibo' });
  await expect(rename).toBeVisible();

  const next = listedPrice(TODAY, 1.3);
  await screen.file.setInputFiles(ceibo('19/11/2026', 1.3));
  await screen.read.click();
  await expect(page.getByText(/^Leída como la de Ceibo del \d\d\/\d\d$/)).toBeVisible();
  await expect(screen.row(GLUTAMINE)).toContainText(shown(next));
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await page.getByText('Leída como la de Ceibo').click();
  await page.getByRole('button', { name: 'Volver a la lectura de la tienda' }).click();
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await screen.cancel.click();

  await rename.click();
  await suppliers.getByLabel('Nombre del proveedor').fill(' ');
  await page.keyboard.press('Enter');
  await expect(suppliers.getByText('Dato requerido.')).toBeVisible();
  await expectAccessible(page);
  await suppliers.getByLabel('Nombre del proveedor').fill('El Ceibo');
  await expect(suppliers.getByText('Dato requerido.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await suppliers.getByRole('button', { name: 'Olvidar a El Ceibo' }).click();
  await page.getByRole('button', { name: 'Olvidar', exact: true }).click();
  await expect(toast(page, 'Se olvidó a El Ceibo.')).toBeVisible();
  await expect(suppliers).toHaveCount(0);

  // The shop is the same for the tests that follow.
  await visit(page, adminPages.priceList);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
});
