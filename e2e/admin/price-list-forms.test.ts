import type { Page } from '@playwright/test';
import { PICTURE_TEXT } from '#contract/requests/price-list-limits.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectedPrices } from '../../test/price-lists/cases.ts';
import { spreadsheetForms } from '../../test/spreadsheets/forms.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { apiBeside, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const prices = [...expectedPrices('a4-folleto-dos-columnas')];
const WHEY = 'Premium Whey 2 kg';
const LISTED = String(prices.length);

function form(name: string): Buffer {
  const found = spreadsheetForms.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`there is no form «${name}»`);
  return Buffer.from(found.bytes(prices));
}

async function drop(page: Page, { name, type, buffer }: { name: string; type: string; buffer: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, ...file }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], file.name, { type: file.type }));
      return transfer;
    },
    { name, type, bytes: buffer.toString('base64') },
  );
  await page.getByText('Elegí la lista del proveedor').dispatchEvent('drop', { dataTransfer });
}

test('prices of a spreadsheet, a file of fields and a message, as those of a PDF', async ({ page, context, shop }) => {
  const screen = priceListScreen(page);
  const message = page.getByLabel('Pegá el mensaje');
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  const expectRead = async () => {
    await expect(screen.summary.locator('dd').nth(1)).toHaveText(LISTED);
    await expect(screen.summary.locator('dd').nth(2)).toHaveText(LISTED);
    await expect(screen.row(WHEY)).toContainText('$ 107.200');
  };

  // The type of an .xlsx on a computer without an office program.
  await drop(page, { name: 'precios.xlsx', type: '', buffer: form('xlsx with hidden cost') });
  await expect(page.getByText('precios.xlsx')).toBeVisible();
  await screen.read.click();
  await expect(toast(page, 'Lista procesada correctamente')).toBeVisible();
  await expectRead();
  await screen.cancel.click();

  await screen.file.setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer: form('csv with semicolons') });
  await screen.read.click();
  await expectRead();
  await screen.cancel.click();

  await message.focus();
  await page.keyboard.insertText(form('a message').toString());
  await expect(page.getByText('Mensaje pegado')).toBeVisible();
  await expectAccessible(page);
  await screen.read.click();
  // Of one line the reader does not know which number is the price.
  await expectRead();
  await expect(screen.row(WHEY)).toContainText(/En la lista: Premium Whey 2 Kg/i);
  await expect(message).toHaveCount(0);

  const { product } = apiBeside(page);
  await screen.confirm.click();
  await expect(toast(page, 'Precios actualizados correctamente.')).toBeVisible();
  expect((await product(WHEY)).price).toBe(107_200);

  await expect(message, 'the next message can be pasted').toHaveValue('');
  await page.reload();
  await message.fill(`${WHEY} $ 108.300`);
  await expect(page.getByText('Mensaje pegado')).toBeVisible();
  await expectAccessible(page);
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 108.300');
  await screen.cancel.click();

  await page.reload();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'Volvieron los precios anteriores.')).toBeVisible();
  expect((await product(WHEY)).price).toBe(92_100);
});

test.describe('what cannot be read', () => {
  test.use({ expectedProblems: [/415|Error al agregar datos/] });

  test('a photo says what to ask for, and a pasted message gives way to a file', async ({ page, context, shop }) => {
    const screen = priceListScreen(page);
    const message = page.getByLabel('Pegá el mensaje');
    await signInByApi(context, shop.url);
    await visit(page, adminPages.priceList);
    await message.fill('Whey 1 kg $ 38.500');
    await message.fill(' ');
    await expect(page.getByText('Mensaje pegado')).toHaveCount(0);
    await message.fill('Whey 1 kg $ 38.500');
    await screen.file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ff', 'hex') });
    await expect(page.getByText(PICTURE_TEXT)).toBeVisible();
    await expect(message).toHaveValue('');
    await expectAccessible(page);

    const spreadsheet = { name: 'precios.xls', mimeType: 'application/vnd.ms-excel' };
    await screen.file.setInputFiles({ ...spreadsheet, buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
    await screen.read.click();
    await expect(screen.file).toHaveAccessibleDescription(
      /^Error al procesar la lista: .*guardala como libro de Excel \(\.xlsx\)\.$/,
    );
  });
});
