import type { Locator } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { ambiguousList, channels, listedIn } from '../../test/price-lists/ambiguous-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, pdfUpload, priceListScreen, shown } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const UNSURE = 'La lista tiene varios precios y no dice cuál es para el público.';
const [GLUTAMINE, LARGE, BURNER] = ['Glutamina 250 g', 'Glutamina 500 g', 'Fat Burner 60 cápsulas'];

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[M2.12-3] a list with an ambiguous price column has no selected match until the column is chosen', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  const { product } = apiBeside(page);
  const [column, other] = [page.getByLabel('Columna para el público'), page.getByLabel('Leer de otra columna')];
  const read = async () => {
    await screen.file.setInputFiles(pdfUpload(Buffer.from(ambiguousList())));
    await screen.read.click();
  };
  const choose = async (select: Locator, title: string) => {
    await select.selectOption(title);
    await page.getByRole('button', { name: 'Leer esta columna' }).click();
  };
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await read();
  await expect(screen.summary).toContainText('Precios leídos de la columna «Canal B».');
  await expect(screen.summary.getByRole('status').filter({ hasText: UNSURE })).toBeVisible();
  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedIn('Canal B', GLUTAMINE)));
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await expect(screen.tick(GLUTAMINE)).toHaveAccessibleDescription('Fijate si este precio es el del público.');
  await expect(page.getByText('0 de 24 precios van a cambiar')).toBeVisible();
  await expect(screen.confirm).toBeDisabled();
  await expect(column.getByRole('option')).toHaveText([...channels]);
  await page.getByLabel('Buscar en el resumen').fill('glutamina');
  await toastsGone(page);
  await expectAccessible(page);

  await page.evaluate(() => caches.delete('supplier-lists'));
  await page.reload();
  await expect(screen.tick(GLUTAMINE), 'still in doubt').not.toBeChecked();
  await expect(column, 'without the file').toHaveCount(0);
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir de nuevo la lista' }).click();
  await (await picking).setFiles(pdfUpload(Buffer.from(ambiguousList())));
  await screen.read.click();

  await screen.tick(LARGE).check();
  await choose(column, 'Canal B');
  await expect(screen.summary).toContainText('Precios leídos de la columna «Canal B», la que elegiste.');
  await expect(page.getByText(UNSURE)).toHaveCount(0);
  for (const name of [GLUTAMINE, LARGE, BURNER]) {
    await expect(screen.row(name)).toContainText(shown(listedIn('Canal B', name)));
    await expect(screen.tick(name)).toBeChecked();
    await expect(screen.tick(name)).toHaveAccessibleDescription('');
  }
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  await expect(other.getByRole('option')).toHaveText(['Canal A', 'Canal C']);

  await screen.tick(BURNER).uncheck();
  await choose(other, 'Canal C');
  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedIn('Canal C', GLUTAMINE)));
  await expect(screen.tick(GLUTAMINE), 'nearly all prices fall').toHaveAccessibleDescription(/¿Es lo que pagás\?/);
  await expect(screen.tick(GLUTAMINE)).not.toBeChecked();
  await choose(other, 'Canal B');
  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedIn('Canal B', GLUTAMINE)));
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await expect(screen.tick(BURNER), 'as it was decided').not.toBeChecked();
  await page.reload();
  await expect(screen.summary).toContainText('«Canal B», la que elegiste.');
  await expect(other.getByRole('option'), 'the file is still there').toHaveText(['Canal A', 'Canal C']);
  await expect(screen.tick(BURNER)).not.toBeChecked();

  const before = await product(BURNER);
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  expect((await product(GLUTAMINE)).price).toBe(listedIn('Canal B', GLUTAMINE));
  expect((await product(BURNER)).price).toBe(before.price);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
});
