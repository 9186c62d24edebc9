import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { shopClient } from '../clients/shop-client.ts';
import {
  addMargin,
  chooseColumn,
  createAll,
  mistypeMargin,
  pasteMessage,
  pickPhoto,
  readInDollars,
  readUnsure,
  teach,
} from './price-list-steps.ts';
import { press, type Screen } from './screen.ts';

const { products, brands, categories, sales, stock, quickPrices, constants } = adminPages;

/** All screens and states of the admin, in a shop with the demo catalogue and this sale. */
export const adminScreens = ({ sale }: { sale: number | undefined }): Screen[] => [
  { name: 'admin-dashboard', path: adminPages.dashboard },
  { name: 'admin-sections', path: products, widths: [390, 900], steps: (page) => press(page, 'Secciones') },
  { name: 'admin-sign-out', path: adminPages.dashboard, steps: (page) => press(page, 'Cerrar Sesión') },
  { name: 'admin-products', path: products },
  { name: 'admin-products-menu', path: products, widths: [390], steps: openMenu },
  { name: 'admin-products-export-menu', path: products, widths: [390], steps: (page) => press(page, 'Exportar') },
  { name: 'admin-products-filter', path: products, widths: [390], steps: (page) => press(page, 'Buscar') },
  { name: 'admin-products-searched', path: `${products}?text=whey&sort=-price&active=T`, widths: [900, 1280] },
  { name: 'admin-products-empty', path: `${products}?name=nada` },
  { name: 'admin-product-new', path: `${products}?mode=A`, steps: (page) => press(page, 'Guardar') },
  { name: 'admin-product-edit', path: `${products}?mode=M&id=1` },
  { name: 'admin-product-end', path: `${products}?mode=M&id=1`, steps: toTheEnd },
  { name: 'admin-product-leave', path: `${products}?mode=M&id=1`, steps: leave },
  { name: 'admin-product-view', path: `${products}?mode=C&id=1` },
  { name: 'admin-quick-prices', path: `${quickPrices}?name=whey` },
  { name: 'admin-quick-prices-edit', path: `${quickPrices}?name=whey`, steps: editPrice },
  { name: 'admin-quick-prices-empty', path: quickPrices, steps: (page) => fill(page, ['Producto', 'nada']) },
  { name: 'admin-adjust-prices', path: adminPages.adjustPrices, steps: adjustPrices },
  { name: 'admin-shared-list', path: adminPages.sharedList },
  { name: 'admin-shared-list-paper', path: adminPages.sharedList, steps: (page) => check(page, 'Para imprimir') },
  { name: 'admin-shared-list-pictures', path: adminPages.sharedList, steps: (page) => check(page, 'Imágenes') },
  { name: 'admin-import-products', path: adminPages.importProducts },
  { name: 'admin-import-products-plan', path: adminPages.importProducts, steps: readSpreadsheet },
  { name: 'admin-price-list', path: adminPages.priceList },
  { name: 'admin-price-list-pasted', path: adminPages.priceList, steps: pasteMessage },
  { name: 'admin-price-list-photo', path: adminPages.priceList, steps: pickPhoto },
  { name: 'admin-price-list-unsure', path: adminPages.priceList, steps: readUnsure },
  { name: 'admin-price-list-chosen', path: adminPages.priceList, steps: chooseColumn },
  { name: 'admin-price-list-taught', path: adminPages.priceList, steps: teach },
  { name: 'admin-price-list-rule', path: adminPages.priceList, steps: addMargin },
  { name: 'admin-price-list-rule-error', path: adminPages.priceList, steps: mistypeMargin },
  { name: 'admin-price-list-new-products', path: adminPages.priceList, steps: createAll },
  { name: 'admin-price-list-dollars', path: adminPages.priceList, steps: readInDollars },
  { name: 'admin-stock', path: stock },
  { name: 'admin-stock-restock', path: adminPages.restock },
  { name: 'admin-stock-purchase', path: adminPages.purchase },
  { name: 'admin-sales', path: sales },
  { name: 'admin-sale-new', path: `${sales}?mode=A`, steps: pickProduct },
  { name: 'admin-sale-suggestions', path: `${sales}?mode=A`, steps: suggest },
  { name: 'admin-sale-edit', path: `${sales}?mode=M&id=${sale}` },
  { name: 'admin-sale-view', path: `${sales}?mode=C&id=${sale}` },
  { name: 'admin-sale-delete', path: sales, steps: askToDelete },
  { name: 'admin-sales-summary', path: adminPages.salesSummary },
  { name: 'admin-orders', path: adminPages.orders },
  { name: 'admin-order-pasted', path: adminPages.pasteOrder, steps: pasteOrder },
  { name: 'admin-messages', path: messagesPage },
  { name: 'admin-message-delete', path: adminPages.messages, steps: askToDelete },
  { name: 'admin-brands', path: brands },
  { name: 'admin-brand-new', path: `${brands}?mode=A`, steps: (page) => press(page, 'Guardar') },
  { name: 'admin-brand-edit', path: `${brands}?mode=M&id=2` },
  { name: 'admin-brand-view', path: `${brands}?mode=C&id=2` },
  { name: 'admin-categories', path: categories },
  { name: 'admin-category-new', path: `${categories}?mode=A` },
  { name: 'admin-category-edit', path: `${categories}?mode=M&id=2` },
  { name: 'admin-category-view', path: `${categories}?mode=C&id=2` },
  { name: 'admin-constants', path: constants },
  { name: 'admin-constant-edit', path: constants, steps: mistypeShipping },
  { name: 'admin-calculator', path: adminPages.calculator, steps: calculate },
  { name: 'admin-accounting', path: adminPages.accounting },
  { name: 'admin-other', path: adminPages.other },
  { name: 'admin-activity', path: adminPages.activity, steps: openFirstDetails },
  { name: 'admin-activity-empty', path: `${adminPages.activity}?from=2040-01-01` },
  { name: 'admin-account', path: adminPages.account },
  { name: 'admin-account-errors', path: adminPages.account, steps: (page) => press(page, 'Cambiar contraseña') },
  { name: 'admin-not-found', path: `${adminPages.dashboard}/nada` },
];

/** The messages, of which there is at least one. */
async function messagesPage(): Promise<string> {
  const message = '¿Tienen creatina sin sabor de 300 g?\nPaso mañana por el local.';
  await shopClient.sendMessage({ name: 'Julieta Ñáñez', email: 'julieta@example.com', message });
  return adminPages.messages;
}

/** Screens before the sign-in. */
export const signedOutScreens: Screen[] = [
  { name: 'admin-login', path: adminPages.login },
  { name: 'admin-login-errors', path: adminPages.login, steps: (page) => press(page, 'Iniciar sesión') },
];

async function check(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
}

/** Scrolls to the end of a form with sticky buttons; a full-page screenshot would show them in its middle. */
async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function fill(page: Page, ...values: [label: string, value: string][]): Promise<void> {
  for (const [label, value] of values) await page.getByLabel(label, { exact: true }).fill(value);
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Acciones de / })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Otro nombre');
  await page.getByRole('link', { name: 'Mostrador, inicio' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function editPrice(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Precio de / })
    .first()
    .click();
}

async function suggest(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Producto' }).pressSequentially('whey');
  await page.getByRole('option').first().waitFor();
}

async function pickProduct(page: Page): Promise<void> {
  await suggest(page);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Cantidad' }).fill('2');
}

async function askToDelete(page: Page): Promise<void> {
  const [menu, item] = [
    page.getByRole('button', { name: /^Acciones de / }),
    page.getByRole('menuitem', { name: 'Eliminar' }),
  ];
  const icon = page.getByRole('button', { name: /^Eliminar / });
  await menu.or(icon).first().click();
  await item.or(page.getByRole('alertdialog')).waitFor();
  if (await item.isVisible()) await item.click();
  await page.getByRole('alertdialog').waitFor();
}

async function mistypeShipping(page: Page): Promise<void> {
  await press(page, 'Editar Costo de envío');
  await fill(page, ['Costo de envío', 'gratis']);
  await page.keyboard.press('Enter');
}

async function openFirstDetails(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'cambió' }).or(page.getByText('inició sesión')).first().waitFor();
  const details = page.getByText('Ver los datos').first();
  if (await details.isVisible()) await details.click();
}

async function adjustPrices(page: Page): Promise<void> {
  await fill(page, ['Porcentaje', '12']);
  await page.getByRole('combobox', { name: 'Redondear' }).selectOption({ label: 'A $ 100' });
}

async function pasteOrder(page: Page): Promise<void> {
  const order = '*Nombre:* Ana Ñáñez\n*Entrega:* Retiro\n\n2 x 100% Whey Talampa 2 lb: $ 100.000\n1 x Otra cosa: $ 500';
  await fill(page, ['Mensaje del pedido', order]);
  await page.getByRole('form', { name: /^Pedido/ }).waitFor();
}

async function readSpreadsheet(page: Page): Promise<void> {
  const lines = [
    'Id;Nombre;Precio;Marca;Imágenes;Color',
    ';Guantes de prueba;9.500;Puma;guantes.jpg;',
    '1;;1;;;',
    ';Sin precio;;;;',
  ];
  const buffer = Buffer.from(lines.join('\n'));
  await page.getByLabel('Elegí la planilla').setInputFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Falta el precio.').waitFor();
}

async function calculate(page: Page): Promise<void> {
  const [first, second] = await page.getByRole('region', { name: /porcentual|Precio de venta/ }).all();
  await first?.getByLabel('Precio de costo').fill('100');
  await first?.getByLabel('Precio deseado').fill('150');
  await page.keyboard.press('Enter');
  await second?.getByRole('button', { name: 'Calcular' }).click();
}
