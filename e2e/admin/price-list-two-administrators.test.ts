import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { apiBeside, LIST_PDF, pdfUpload, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: [/409|Error al (?:agregar|eliminar) (?:los )?datos/],
});

test('[M2.12-3] two administrators, and two windows of one, neither see nor undo each other’s lists @desktop', async ({
  page,
  browser,
  context,
  shop,
}) => {
  test.slow();
  const WHEY = 'Premium Whey 2 kg';
  const GAINER = 'Hard Gainer 1,5 kg';
  const onlyWhey = async (of: Page) => {
    const screen = priceListScreen(of);
    await of.getByLabel('Actualizar todos los que se ven').click();
    await screen.tick(WHEY).check();
    await expect(of.getByText(/^1 de \d+ precios van a cambiar$/)).toBeVisible();
  };
  const read = async (of: Page) => {
    await priceListScreen(of).file.setInputFiles(pdfUpload(LIST_PDF));
    await priceListScreen(of).read.click();
    await expect(priceListScreen(of).summary).toBeVisible();
  };
  const undo = (of: Page) => of.getByRole('button', { name: 'Deshacer' });
  const [updated, back] = ['Precios actualizados', 'Volvieron los precios anteriores'];
  const screen = priceListScreen(page);
  const apiOfAna = apiBeside(page);
  const priceNow = async (name: string) => (await apiOfAna.product(name)).price;
  const beas = await browser.newContext({ baseURL: shop.url, locale: 'es-AR', reducedMotion: 'reduce' });
  const bea = await beas.newPage();
  await signInByApi(context, shop.url);
  await signInByApi(beas, shop.url, await shop.createAdministrator('Bea'));

  const before = await priceNow(GAINER);
  await test.step('a preview of one can neither be seen, confirmed nor replaced by the other', async () => {
    await visit(page, adminPages.priceList);
    await read(page);
    await bea.goto(adminPages.priceList);
    await expect(priceListScreen(bea).read).toBeVisible();
    await expect(priceListScreen(bea).summary).toHaveCount(0);
    const { preview } = await (await apiOfAna.send('get', adminApi.priceListState)).json();
    for (const data of [{}, { previewId: preview.previewId }]) {
      expect((await apiBeside(bea).send('post', adminApi.priceListConfirm, { data })).status()).toBe(409);
    }
    await page.reload();
    await expect(screen.summary).toBeVisible();
    await read(bea);
    await onlyWhey(bea);
    await priceListScreen(bea).confirm.click();
    await expect(bea.getByText('1 producto ·')).toBeVisible();
    expect(await priceNow(WHEY)).toBe(107_200);
  });

  await test.step('prices that the other changed are skipped, and each undoes only her own list', async () => {
    await screen.confirm.click();
    await expect(page.getByRole('heading', { name: updated })).toBeFocused();
    await expect(page.getByRole('region', { name: updated }).getByRole('listitem')).toHaveText([WHEY]);
    await expect(page.getByText(/^\d\d productos/)).toBeVisible();
    await undo(bea).click();
    await expect(bea.getByRole('heading', { name: back })).toBeFocused();
    expect(await priceNow(WHEY)).toBe(92_100);
    expect(await priceNow(GAINER), 'of the other list').not.toBe(before);
    const other = await context.newPage();
    await visit(other, adminPages.priceList);
    await expect(undo(other)).toBeVisible();
    await undo(page).click();
    await expect(page.getByRole('heading', { name: back })).toBeFocused();
    await expect(page.getByText(/^\d\d productos/)).toBeVisible();
    await undo(other).click();
    await expect(toast(other, 'Ya no se puede deshacer esa actualización.')).toBeVisible();
    await expect(other.getByRole('region', { name: updated }), 'no longer so').toHaveCount(0);
    await expect(priceListScreen(other).read).toBeVisible();
    await other.close();
  });

  await test.step('when all prices have changed, the list is read again', async () => {
    await read(page);
    await onlyWhey(page);
    const { id } = await apiOfAna.product(WHEY);
    await apiBeside(bea).write('put', adminApi.productPrice, { id, price: 93_000 });
    await screen.confirm.click();
    await expect(toast(page, 'Error al confirmar la actualización: Todos esos precios cambiaron')).toBeVisible();
    await expect(screen.summary).toContainText('Los precios que ibas a cambiar ya son otros');
    await expect(screen.confirm).toHaveCount(0);
    // An urgent notice is hidden from the accessibility tree while it is visible, because it was announced at once.
    await expect(toast(page, 'Error al confirmar la actualización')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leer de nuevo' }).click();
    await expect(screen.row(WHEY)).toContainText('$ 93.000');
    await page.reload();
    await apiBeside(bea).write('put', adminApi.productPrice, { id, price: 94_000 });
    await screen.confirm.click();
    await page.getByRole('button', { name: 'Leer de nuevo' }).click();
    await expect(screen.row(WHEY)).toContainText('$ 94.000');
    await expect(page.getByText(/^1 de \d+ precios van a cambiar$/), 'as it was decided').toBeVisible();
    await screen.confirm.click();
    await expect(page.getByText('1 producto ·')).toBeVisible();
    expect(await priceNow(WHEY)).toBe(107_200);
  });

  await test.step('a later list confirmed in another window is shown before it is undone', async () => {
    const later = await apiOfAna.preview(GAINER);
    await apiOfAna.write('post', adminApi.priceListConfirm, later);
    await undo(page).click();
    await expect(toast(page, 'Después se confirmó otra lista en otra ventana.')).toBeVisible();
    await page.getByText('Ver los precios').click();
    await expect(page.getByRole('region', { name: updated }).getByRole('listitem')).toContainText([GAINER]);
    expect(await priceNow(WHEY), 'nothing was undone').toBe(107_200);
    await undo(page).click();
    await expect(page.getByRole('heading', { name: back })).toBeFocused();
  });

  await test.step('a later list read in another window takes no place on the screen of the earlier one', async () => {
    await read(page);
    await apiOfAna.preview(WHEY);
    await screen.confirm.click();
    await expect(screen.summary).toContainText('Después leíste otra lista en otra ventana');
    await expect(screen.row(GAINER)).toBeVisible();
    await expect(screen.confirm).toHaveCount(0);
    await page.getByRole('button', { name: 'Leer de nuevo' }).click();
    await expect(screen.confirm).toBeVisible();
  });

  await test.step('a later list read in another window survives the cancellation of the earlier one', async () => {
    await read(page);
    const { previewId } = await apiOfAna.preview(WHEY);
    await screen.cancel.click();
    await expect(toast(page, 'Después leíste otra lista en otra ventana')).toBeVisible();
    await expect(screen.summary).toBeVisible();
    const deletion = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await screen.cancel.click();
    expect(new URL((await deletion).url()).searchParams.get('previewId')).toBe(previewId);
    await expect(screen.summary).toHaveCount(0);
  });
  // Restores the shop, which other tests of the same worker use.
  const { id } = await apiOfAna.product(WHEY);
  await apiOfAna.write('put', adminApi.productPrice, { id, price: 92_100 });
  await beas.close();
});
