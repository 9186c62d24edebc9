import type { Route } from '@playwright/test';
import { UNKNOWN_FORMAT_TEXT } from '#contract/requests/price-list-limits.ts';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, LIST_PDF, pdfUpload, priceListScreen } from '../support/price-list-screen.ts';
import { DOUBTFUL, longList, pdfWithText, test } from '../support/price-list-shop.ts';

const PICK = 'Por favor seleccioná un archivo PDF.';

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[M1-8] [M2.12-1] [M2.12-2] [M2.12-3] [M2.12-4] [M2.12-5] [M2.12-6] [M4-43] [M4-44] [M5-34] [M5-35] [M8-43] [M8-44] prices of a PDF: chosen, confirmed, undone', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  const { product, write } = apiBeside(page);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.read.click();
  await expect(page.getByText(PICK)).toBeVisible();
  await expectAccessible(page);
  await expect(screen.file).toHaveAttribute('accept', /^application\/pdf,/);
  await screen.file.setInputFiles({ name: 'precios.docx', mimeType: 'application/msword', buffer: LIST_PDF });
  await expect(page.getByText('precios.docx')).toHaveCount(0);
  await expect(page.getByText(UNKNOWN_FORMAT_TEXT)).toBeVisible();

  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([content], 'lista.pdf', { type: 'application/pdf' }));
    return transfer;
  }, LIST_PDF.toString('base64'));
  await screen.read.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('lista.pdf')).toBeVisible();
  await expect(page.getByText(PICK)).toHaveCount(0);

  // Delays the upload, to check the screen during it.
  const upload = Promise.withResolvers<void>();
  await page.route(`**${adminApi.priceListPreview}`, async (route) => {
    await upload.promise;
    await route.continue();
  });
  await screen.read.click();
  await expect(screen.read).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  upload.resolve();
  await expect(toast(page, 'PDF procesado correctamente')).toBeVisible();
  await expect(screen.read).toBeEnabled();
  await expect(screen.summary.locator('dd')).toHaveText(['267', '66', '46', '17,23 %']);
  await expect(screen.summary).toContainText('Precios leídos de la columna «x1».');
  await expect(screen.summary).toContainText(/el resumen vale hasta las \d\d:\d\d/);
  const whey = screen.row('Premium Whey 2 kg');
  await expect(whey).toContainText('En la lista: Premium Whey 2 Kg. $ 107.200 $ 99.700');
  for (const text of ['Cóndor Nutrition', '$ 92.100', '+16,4 %', '100 %']) await expect(whey).toContainText(text);
  expect((await product('Premium Whey 2 kg')).price, 'nothing has changed yet').toBe(92_100);

  await expect(screen.tick(DOUBTFUL)).not.toBeChecked();
  await expect(screen.tick(DOUBTFUL)).toHaveAccessibleDescription('El precio es 2,3 veces el de hoy: revisalo.');
  await expect(page.getByText('45 de 46 precios van a cambiar')).toBeVisible();
  await expect(page.getByText(/^Cambio promedio: \+\d+/)).toBeVisible();
  // A few rows of each kind, because axe is slow with many.
  const search = page.getByLabel('Buscar en el resumen');
  await search.fill('bcaa');
  await expect(whey).toHaveCount(0);
  await expect(screen.tick(DOUBTFUL)).toBeVisible();
  await expectAccessible(page);
  await search.fill('');
  await screen.filter('Dudosos').click();
  await expect(screen.table.getByRole('row')).toHaveCount(2);
  await screen.filter('Baja').click();
  await expect(page.getByText('No hay precios con este filtro.')).toBeVisible();
  await screen.filter('Sin coincidencia').click();
  const unmatched = page.getByRole('region', { name: 'Productos sin coincidencia' });
  await expect(unmatched).toContainText('(216)');
  const unpriced = page.getByRole('region', { name: 'Vinieron sin precio' });
  await expect(unpriced).toContainText('(5)');
  await expect(unpriced, 'the list has it as «s/stock»').toContainText('Magnesio Citrato x 60 caps');

  await page.getByRole('button', { name: 'Saltar a los totales' }).press('Enter');
  await expect(screen.confirm).toBeFocused();
  await screen.filter('Sube').click();
  await screen.tick('Premium Whey 2 kg').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(screen.tick('Hard Gainer 1,5 kg')).toBeFocused();
  await expect(page.getByText('44 de 46 precios van a cambiar')).toBeVisible();
  const creatine = screen.table.getByRole('row').filter({ hasText: 'CREATINA MONOHIDRATO 200 G' });
  await creatine.getByRole('button', { name: /^Cambiar el producto/ }).click();
  await expect(page.getByLabel('¿Qué producto es?')).toBeFocused();
  await expect(page.getByRole('option').first(), 'the likeliest are offered at once').toContainText('Creatina');
  await page.keyboard.type('hidrato x 300 g fort');
  await expect(page.getByRole('option')).toHaveText([/Creatina Monohidrato x 300 g/]);
  await page.keyboard.press('Enter');
  await expect(creatine).toContainText('A mano');
  await expect(creatine.getByRole('button', { name: /^Cambiar el producto/ })).toBeFocused();
  const now = page.getByText('43 de 45 precios van a cambiar');
  await expect(now, 'the product was taken from its own line').toBeVisible();

  await page.reload();
  await expect(now, 'a reload finds the summary, ticks and all').toBeVisible();
  await expect(creatine).toContainText('A mano');
  const moved = await product('Omega 3 60 cápsulas');
  await write('put', adminApi.productPrice, { id: moved.id, price: 5 });
  await screen.confirm.click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
  await expect(screen.summary).toHaveCount(0);
  await expect(page.getByText('lista.pdf')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  await expect(page.getByText('42 productos')).toBeVisible();
  await expect(page.getByText('Quedaron como estaban, porque su precio cambió mientras tanto:')).toBeVisible();
  await expect(page.getByText('Omega 3 60 cápsulas')).toBeVisible();
  await expectAccessible(page);
  const changed = await product('Creatina Monohidrato x 300 g');
  expect(changed.price).toBe(26_700);
  expect((await product('Premium Whey 2 kg')).price, 'not ticked').toBe(92_100);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeVisible();
  expect((await product('Creatina Monohidrato x 300 g')).price).toBe(23_700);

  await visit(page, `${adminPages.products}?mode=C&id=${changed.id}`);
  await page.getByText('Historial de precios').click();
  const notes = page.getByRole('group').filter({ hasText: 'Historial de precios' }).getByRole('listitem');
  const dated = String.raw` · .+ \d\d/\d\d/\d{4}`;
  const latest = [
    String.raw`Precio: \$ 26\.700 →ahora \$ 23\.700Deshacer de la lista en PDF${dated}`,
    String.raw`Precio: \$ 23\.700 →ahora \$ 26\.700Lista en PDF${dated}`,
  ];
  for (const [at, text] of latest.entries()) await expect(notes.nth(at)).toHaveText(new RegExp(text));
  await expectAccessible(page);
});

test('[M2.12-4] a long list renders only visible rows, and all rows can be reached @phone', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(pdfUpload(Buffer.from(longList.bytes)));
  await screen.read.click();
  await expect(page.getByText('150 de 150 precios van a cambiar')).toBeVisible();
  await expect(screen.table).toHaveAttribute('aria-rowcount', '151');
  const focused = screen.table.getByRole('row').filter({ has: page.locator(':focus') });
  await page.getByLabel('Actualizar todos los que se ven').focus();
  for (let rowIndex = 2; rowIndex <= 41; rowIndex += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('aria-rowindex', String(rowIndex));
  }
  await page.keyboard.press('Space');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(screen.tick(longList.products[0]?.name ?? '')).toBeInViewport();
  await expect(focused, 'rendered although it is not visible').toHaveAttribute('aria-rowindex', '41');
  expect(await screen.table.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Buscar en el resumen').fill(longList.products.at(-1)?.name ?? '');
  await expect(screen.table.getByRole('row')).toHaveCount(2);
  await screen.confirm.click();
  await expect(page.getByText('149 productos')).toBeVisible();
  await page.getByText('Ver los precios').click();
  await page.getByRole('button', { name: 'Ver 99 más' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: longList.products.at(-1)?.name })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
});

test.describe('failures with a PDF', () => {
  test.use({ expectedProblems: [/40[19]|415|ERR_CONNECTION|ERR_FAILED|Error al (?:agregar|obtener) (?:los )?datos/] });

  test('[M4-45] [M8-30] [M8-31] [M8-32] [M8-33] [M8-35] are reported with their texts, and nothing is lost @desktop', async ({
    page,
    context,
    shop,
  }) => {
    const screen = priceListScreen(page);
    const { product, write } = apiBeside(page);
    const read = async (buffer: Buffer, name?: string) => {
      await screen.file.setInputFiles(pdfUpload(buffer, name));
      await screen.read.click();
    };
    await signInByApi(context, shop.url);
    await visit(page, adminPages.priceList);
    await read(Buffer.from('not what it says\0'), 'falso.pdf');
    const problem = 'Error al procesar el PDF: El archivo no es un PDF, una planilla (.xlsx o .csv) ni un texto.';
    await expect(toast(page, problem)).toBeVisible();
    await expect(screen.file).toHaveAccessibleDescription(problem);
    await toastsGone(page);
    await expectAccessible(page);

    await read(pdfWithText('Clavos de dos pulgadas $ 1.200'));
    const nothing = 'No se encontraron coincidencias entre los productos del PDF y los registrados.';
    await expect(toast(page, nothing)).toBeVisible();
    await expect(screen.summary).toContainText(nothing);
    await expect(screen.confirm).toBeDisabled();
    await screen.filter('Baja').click();
    await toastsGone(page);
    await expectAccessible(page);
    const letGo = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await screen.cancel.click();
    await expect(screen.summary).toHaveCount(0);
    await expect(page.getByText('lista.pdf')).toBeVisible();
    expect((await letGo).status()).toBe(200);

    await shop.stop();
    await screen.read.click();
    await expect(toast(page, 'Error al subir el archivo. La respuesta no fue exitosa.')).toBeVisible();
    await shop.restart();
    await read(LIST_PDF);
    await expect(screen.summary).toBeVisible();
    await shop.stop();
    await screen.confirm.click();
    await expect(toast(page, 'Hubo un problema al actualizar los precios.')).toBeVisible();
    await expect(screen.summary).toBeVisible();
    await shop.restart();

    // Confirmed in another window of the same administrator: this one can undo it, too.
    await write('post', adminApi.priceListConfirm, {});
    await screen.confirm.click();
    await expect(toast(page, 'Error al confirmar la actualización: Esa lista ya se confirmó')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();

    // The response is lost, but the committed update is shown.
    const deaf = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await read(LIST_PDF);
    await page.route(`**${adminApi.priceListConfirm}`, deaf, { times: 1 });
    await screen.confirm.click();
    await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
    expect((await product('Premium Whey 2 kg')).price).toBe(107_200);
    await page.route(`**${adminApi.priceListUndo}`, deaf, { times: 1 });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
    expect((await product('Premium Whey 2 kg')).price).toBe(92_100);

    await page.clock.install();
    await read(LIST_PDF);
    await expect(screen.summary).toBeVisible();
    await screen.tick('Premium Whey 2 kg').uncheck();
    await page.clock.fastForward('29:00');
    await expect(screen.confirm).toBeEnabled();
    await page.clock.fastForward('01:01');
    await expect(screen.summary).toContainText('El resumen venció');
    await expect(screen.confirm).toHaveCount(0);
    await screen.filter('Baja').click();
    await toastsGone(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leer de nuevo' }).click();
    await expect(screen.confirm).toBeEnabled();
    await expect(screen.tick('Premium Whey 2 kg'), 'as it was decided').not.toBeChecked();
  });
});
