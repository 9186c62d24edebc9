import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readWorkbook } from '#adapters/price-list/spreadsheet/read-workbook.ts';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect, toast } from '../support/admin-fixtures.ts';
import { busyShopTest } from '../support/busy-shop.ts';

const PRODUCTS = 600;
const SALES = 20;

const test = busyShopTest({ products: PRODUCTS, sales: SALES });

test.use({ expectedProblems: [/ERR_FAILED|Error al obtener/] });

test.beforeEach(async ({ page, shop }) => signInByApi(page.context(), shop.url));

async function exportList(page: Page, label: string) {
  await page.getByRole('button', { name: 'Exportar' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: label }).press('Enter');
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The texts of a workbook by rows, without empty cells. */
function workbookRows(bytes: Uint8Array): string[][] {
  const [grid] = readWorkbook(bytes, () => {});
  const rows = Map.groupBy(grid?.cells ?? [], ({ row }) => row);
  return [...rows.values()].map((cells) => cells.map(({ runs }) => runs.map(({ text }) => text).join('')));
}

test('products, stock and sales are saved as files, with all that the list finds', async ({ page }) => {
  await visit(page, `${adminPages.products}?name=n0`);
  const { name, bytes } = await exportList(page, 'Excel (.xlsx)');
  expect(name).toMatch(/^productos-\d{4}-\d\d-\d\d\.xlsx$/);
  const products = workbookRows(bytes);
  expect(products).toHaveLength(1 + PRODUCTS);
  expect(products[0]?.slice(0, 5)).toEqual(['Id', 'Nombre', 'Marca', 'Categoría', 'Precio']);
  expect(products.flat()).toContain('Chocolate: 10\nVainilla: 10\nFrutilla: 10');

  await visit(page, `${adminPages.stock}?name=n0003`);
  const stock = await exportList(page, 'Texto (.csv)');
  expect(stock.name).toMatch(/^stock-.*\.csv$/);
  const lines = stock.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFId;Nombre;Marca;Categoría;Sabor;Cantidad');
  expect(lines.length).toBeGreaterThan(1);

  await visit(page, adminPages.sales);
  const sales = workbookRows((await exportList(page, 'Excel (.xlsx)')).bytes);
  expect(sales).toHaveLength(1 + SALES);
});

test('brands and categories are saved as files @desktop', async ({ page }) => {
  await visit(page, adminPages.brands);
  const brands = (await exportList(page, 'Texto (.csv)')).bytes.toString('utf8');
  expect(brands).toContain(';Ñandú;busy-1;;Si\r\n');
  await visit(page, adminPages.categories);
  expect((await exportList(page, 'Texto (.csv)')).bytes.toString('utf8')).toContain(
    ';Polvos;busy-polvos;Suplementos;Si',
  );
});

test('a list that cannot be loaded says so, and is saved by the next try @desktop', async ({ page }) => {
  await visit(page, adminPages.products);
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await page.route(`**${adminApi.products}*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  await expect(toast(page, 'Hubo un error al exportar la lista. Probá de nuevo.')).toBeVisible();
  await page.unroute(`**${adminApi.products}*`);
  expect((await exportList(page, 'Excel (.xlsx)')).name).toMatch(/^productos-/);
});
