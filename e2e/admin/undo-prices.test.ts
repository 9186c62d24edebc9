import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, textbox, toast } from '../support/admin-fixtures.ts';
import { apiBeside, LIST_PDF, pdfUpload, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

// Expected: updates that another window has undone or replaced are refused.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/409|Error al agregar datos/] });

test.beforeEach(async ({ context, shop }) => signInByApi(context, shop.url));

const WHEY = 'Premium Whey 2 kg';
const GAINER = 'Hard Gainer 1,5 kg';
const panel = (page: Page) => page.getByRole('region', { name: 'Precios actualizados' });
const undo = (page: Page) => panel(page).getByRole('button', { name: 'Deshacer' });

async function raise(page: Page, name: string): Promise<void> {
  await textbox(page, 'Porcentaje').fill('10');
  await page.getByRole('searchbox', { name: 'Producto' }).fill(name);
  await page.getByRole('button', { name: 'Cambiar 1 precio' }).click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
}

test('adjusted prices are put back after a reload and on returning, until another window has done so', async ({
  page,
  context,
}) => {
  const { product, write } = apiBeside(page);
  const { price } = await product(WHEY);
  const now = async () => (await product(WHEY)).price;
  await visit(page, adminPages.adjustPrices);
  await expect(panel(page)).toHaveCount(0);
  await raise(page, WHEY);
  await page.reload();
  await expect(panel(page)).toContainText(/1 producto · se puede deshacer hasta las \d\d:\d\d/);
  await expectAccessible(page);
  expect(await now()).toBeGreaterThan(price);
  await undo(page).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
  expect(await now()).toBe(price);
  await page.reload();
  await expect(textbox(page, 'Porcentaje')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);

  await raise(page, WHEY);
  await visit(page, adminPages.quickPrices);
  await page.getByRole('link', { name: 'Ajustar precios' }).click();
  await expect(undo(page)).toBeVisible();

  const other = await context.newPage();
  await visit(other, adminPages.priceList);
  await expect(panel(other)).toContainText('1 producto · de «Ajustar precios» · se puede deshacer');
  await visit(other, adminPages.adjustPrices);
  await raise(other, GAINER);
  await undo(page).click();
  await expect(toast(page, 'Después se ajustaron otros precios en otra ventana.')).toBeVisible();
  await page.getByText('Ver los precios').click();
  await expect(panel(page).getByRole('listitem'), 'the latest update').toContainText([GAINER]);
  await undo(other).click();
  await expect(toast(other, 'Volvieron los precios anteriores.')).toBeVisible();
  await undo(page).click();
  await expect(toast(page, 'Ya no se puede deshacer esa actualización.')).toBeVisible();
  await expect(panel(page), 'no longer so').toHaveCount(0);

  await visit(page, adminPages.activity);
  const undone = page.getByRole('listitem').filter({ hasText: 'deshizo un ajuste de precios: 1 precio de antes.' });
  await undone.first().getByRole('link', { name: 'Ver los precios de este ajuste' }).click();
  await expect(page.getByText(/deshizo el cambio de precio .*Hard Gainer/)).toBeVisible();
  const { id } = await product(WHEY);
  await write('put', adminApi.productPrice, { id, price });
});

test('the update of a list is undone where prices are adjusted, and is said to be one', async ({ page }) => {
  const { product, preview, write } = apiBeside(page);
  const { price } = await product(WHEY);
  await write('post', adminApi.priceListConfirm, await preview(WHEY));
  expect((await product(WHEY)).price).not.toBe(price);
  await visit(page, adminPages.priceList);
  await expect(panel(page)).toContainText('1 producto · se puede deshacer');
  await visit(page, adminPages.adjustPrices);
  await expect(panel(page)).toContainText('1 producto · de una lista de precios · se puede deshacer');
  await undo(page).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
  expect((await product(WHEY)).price).toBe(price);
});

test('a list that is confirmed twice is still undone', async ({ page }) => {
  const { product } = apiBeside(page);
  const screen = priceListScreen(page);
  const { price } = await product(WHEY);
  const confirmList = async () => {
    await screen.file.setInputFiles(pdfUpload(LIST_PDF));
    await screen.read.click();
    await screen.confirm.click();
  };
  await visit(page, adminPages.priceList);
  await confirmList();
  await expect(undo(page)).toBeVisible();
  await confirmList();
  await expect(panel(page)).toContainText(/0 productos · \d+ ya estaban en ese precio/);
  await expect(panel(page)).toContainText('lo que antes se podía deshacer se puede todavía');
  await expect(undo(page)).toHaveCount(0);
  await page.reload();
  expect((await product(WHEY)).price).not.toBe(price);
  await undo(page).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
  expect((await product(WHEY)).price).toBe(price);
});
