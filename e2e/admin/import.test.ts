import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, ownShopTest as test, toast, toastsGone } from '../support/admin-fixtures.ts';

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/4(?:15|22)|Error al agregar/] });

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

const csv = (...lines: string[]) => ({
  name: 'mis productos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const sheetField = (page: Page) => page.getByLabel('Elegí la planilla');
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Filas de la planilla' }).getByRole('listitem').filter({ hasText: name });

test('a spreadsheet with pictures in a .zip becomes products, and an undo takes them back', async ({ page, shop }) => {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  const archive = Buffer.from(zipSync({ 'fotos/Guantes.PNG': picture, 'leeme.txt': strToU8('hola') }));
  await visit(page, adminPages.products);
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar productos' })).toBeVisible();
  await sheetField(page).setInputFiles(
    csv(
      'Nombre;Marca;Categoría;Tipo de categoría;Precio;Sabores;Imágenes',
      'Guantes Quilmay;Quilmay;Guantes;Accesorios;9.500,50;"Rojo: 3\nNegro: 2";guantes.png',
      'Muñequera Quilmay;Quilmay;Guantes;;4000;;http://127.0.0.1/foto.jpg',
      'Sin precio;;;;;;',
    ),
  );
  await expect(page.getByRole('heading', { name: 'Qué cambia con mis productos.csv' })).toBeFocused();
  await expect(page.getByText('Una fila no se importa')).toBeVisible();
  await expect(page.getByText('Marcas nuevas: Quilmay')).toBeVisible();
  await expect(page.getByText('Categorías nuevas: Guantes')).toBeVisible();
  await expect(row(page, 'Sin precio')).toContainText('Falta el precio.');
  await expect(row(page, 'Guantes Quilmay')).toContainText('Precio: $ 9500,5');
  await page.getByLabel('Nuevos (2)').check();
  await expect(row(page, 'Sin precio')).toHaveCount(0);
  const pictures = page.getByLabel('Elegí las imágenes o un .zip con ellas');
  await pictures.setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: archive });
  await expect(pictures).toHaveAccessibleDescription(/Elegiste 1\.$/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1600 });
    await expectAccessible(page, `the plan at ${width} px`);
  }

  await page.getByRole('button', { name: 'Importar 2 productos' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Imágenes que faltan' })).toBeFocused();
  const missing = page.getByRole('region', { name: 'Imágenes que faltan' });
  await expect(missing).toContainText('http://127.0.0.1/foto.jpg');
  await expect(missing).toContainText('No se pudo bajar la imagen de esa dirección.');
  await expectAccessible(page, 'a picture that did not come');
  const client = adminClientIn(page.context(), shop.url);
  const named = async (text: string) => (await client.products.list({ text, active: 'T', page: 1, pageSize: 10 })).rows;
  expect(await named('Quilmay'), 'nothing yet').toEqual([]);
  await page.getByRole('button', { name: 'Importar sin esas imágenes' }).press('Enter');
  await expect(toast(page, 'Productos importados.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Productos importados' })).toBeFocused();
  const latest = page.getByRole('region', { name: 'Última importación' });
  await expect(latest).toContainText('Importaste 2 productos nuevos');
  await toastsGone(page);
  await expectAccessible(page, 'the latest import');

  const shopper = await page.context().newPage();
  await visit(shopper, pages.product('Guantes Quilmay'));
  await expect(
    shopper
      .getByRole('main')
      .getByRole('img', { name: /Guantes Quilmay/ })
      .first(),
  ).toBeVisible();
  await expect(shopper.getByRole('radio', { name: 'Rojo' })).toBeVisible();
  await expect(shopper.getByRole('main')).toContainText('$ 9500,5');
  await shopper.close();

  await page.reload();
  await latest.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'La importación se deshizo.')).toBeVisible();
  await expect(latest).toHaveCount(0);
  expect(await named('Quilmay')).toEqual([]);
});

test('what was exported changes nothing when it is imported, and a changed price changes one product', async ({
  page,
}) => {
  await visit(page, adminPages.products);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Texto (.csv)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await visit(page, adminPages.importProducts);
  await sheetField(page).setInputFiles(csv(text));
  await expect(page.getByRole('status').filter({ hasText: 'No hay nada para importar.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importar \d/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Elegir otra planilla' }).click();
  await sheetField(page).setInputFiles(csv('Id;Precio', '1;123.456'));
  await expect(page.getByRole('region', { name: 'Filas de la planilla' })).toContainText(
    /Precio: .* pasa a .*123\.456/,
  );
  await page.getByRole('button', { name: 'Importar 1 producto' }).click();
  await expect(page.getByRole('region', { name: 'Última importación' })).toContainText('Importaste 1 que cambió');
});

test('a file that is no spreadsheet says why, and the screen goes on', async ({ page }) => {
  await visit(page, adminPages.importProducts);
  await sheetField(page).setInputFiles({
    name: 'lista.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 x'),
  });
  await expect(toast(page, 'El archivo es un PDF.')).toBeVisible();
  await sheetField(page).setInputFiles(csv('hola', 'mundo'));
  await expect(toast(page, 'No se encontró la fila con los títulos')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar una plantilla vacía' }).click();
  const template = { name: 'plantilla.xlsx', mimeType: '', buffer: await readFile(await (await download).path()) };
  await sheetField(page).setInputFiles(template);
  await expect(toast(page, 'La planilla está vacía.')).toBeVisible();
});
