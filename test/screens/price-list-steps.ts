import type { Page } from '@playwright/test';
import { api } from '#contract/urls/shop-urls.ts';
import { ambiguousList } from '../price-lists/ambiguous-list.ts';
import { press } from './screen.ts';

/** Pastes a list; one that an earlier screen has read is given up. */
async function pasteList(page: Page, list: string): Promise<void> {
  const field = page.getByLabel('Pegá el mensaje', { exact: true });
  const cancel = page.getByRole('button', { name: 'Cancelar', exact: true });
  await field.or(cancel).first().waitFor();
  if (!(await field.isVisible())) await cancel.click();
  await field.fill(list);
}

export async function pasteMessage(page: Page): Promise<void> {
  await pasteList(page, '*STAR*\nWhey 2 lb $ 45.000\nCreatina 300 g ~$ 25.000~ $ 21.000');
}

export async function pickPhoto(page: Page): Promise<void> {
  const photo = { name: 'lista.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ff', 'hex') };
  await page.getByLabel('Lista de precios en PDF').setInputFiles(photo);
  await page.getByText('es una foto').waitFor();
}

export async function readUnsure(page: Page): Promise<void> {
  const all = await (await page.request.get(new URL(api.products, page.url()).href)).json();
  const buffer = Buffer.from(ambiguousList(all.slice(0, 24)));
  const file = { name: 'lista.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Lista de precios en PDF').setInputFiles(file);
  await press(page, 'Ver resumen');
  await page.getByRole('heading', { name: 'Resumen' }).waitFor();
}

export async function chooseColumn(page: Page): Promise<void> {
  await readUnsure(page);
  await page.getByLabel('Columna para el público').selectOption('Canal B');
  await page.getByRole('button', { name: 'Leer esta columna' }).click();
  await page.getByText('la que elegiste').waitFor();
}

export async function addMargin(page: Page): Promise<void> {
  await readUnsure(page);
  await page.getByText('Precio nuevo:').click();
  await page.getByLabel('Lo que pagás').check();
  await page.getByLabel('Redondear').selectOption('Terminado en 990');
}

export async function mistypeMargin(page: Page): Promise<void> {
  await addMargin(page);
  await page.getByLabel('Ganancia (%)').fill('1001');
}

export async function readInDollars(page: Page): Promise<void> {
  await pasteList(page, '*HIELO NEGRO*\nSOGA DE ACERO US$ 9,50\nMagnesio quelado 500 grs US$ 21');
  await press(page, 'Ver resumen');
  await page.getByLabel('La lista está en dólares').check();
  await page.getByText('parece estar en dólares').waitFor();
  await withoutToasts(page);
}

/** Urgent toasts are twice in the page until they go, once for screen readers. */
async function withoutToasts(page: Page): Promise<void> {
  await page.locator('[role=alertdialog][data-type]').waitFor({ state: 'detached' });
}

export async function createAll(page: Page): Promise<void> {
  await pasteList(page, '*HIELO NEGRO*\nSOGA DE ACERO $ 9.500\nMagnesio quelado 500 grs $ 21.000');
  await press(page, 'Ver resumen');
  await page.getByLabel('Crear todos los que se ven').check();
  await withoutToasts(page);
}

export async function teach(page: Page): Promise<void> {
  await readUnsure(page);
  await page.getByRole('button', { name: 'Columna «Canal B»' }).click();
  await press(page, 'Precio');
  await page.getByRole('button', { name: 'Columna «Canal B»: Precio' }).waitFor();
}
