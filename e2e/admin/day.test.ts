import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import {
  chooseAction,
  expect,
  fillSignIn,
  imageFile,
  save,
  select,
  signIn,
  ownShopTest as test,
  textbox,
  toast,
} from '../support/admin-fixtures.ts';

// Expected: 401 after signing out, and 404 for the deactivated product.
test.use({ expectedProblems: [/40[14]|No hay usuario|Error al obtener/] });

const headers = (page: Page) => page.getByRole('columnheader');

async function open(page: Page, section: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Secciones' });
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  // Right after the sign-in neither of them is loaded.
  await expect(menu.or(sections).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await sections.getByRole('link', { name: section, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Agregar / })).toBeVisible();
}

test('[M1-7] [M2.7-5] [M2.7-6] [M2.7-7] [M2.7-9] [M2.7-10] [M2.7-11] [M2.8-22] [M2.8m-1] [M2.8m-2] [M2.8c-1] [M2.8c-2] [M2.8p-3] [M2.8p-4] [M2.8p-5] [M2.8v-1] [M2.8v-2] [M2.8v-3] [M2.8v-4] [M2.8v-5] [M2.8s-1] [M2.8s-2] [M2.9-6] [M2.10-1] [M2.10-2] [M4-34] [M4-35] [M4-36] [M5-37] [M5-38] [M8-36] [M8-37] [M8-38] [M8-39] [M8-40] [M8-41] [M8-45] [M8-46] [M9-10] a day of the seller', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const mark = isMobile ? 'Tarde' : 'Mañana';
  const link = mark === 'Tarde' ? 'tarde' : 'manana';
  const name = `Creatina ${mark} 300 g`;
  const shop = await page.context().newPage();
  const price = shop.getByRole('main').getByRole('article').first().locator('strong').first();

  await test.step('a spinner while the session is read, then the sign-in', async () => {
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**${adminApi.session}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(adminPages.dashboard);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Cargando...');
    await expect(page.getByRole('heading')).toHaveCount(0);
    letThrough();
    await expect(page).toHaveURL(adminPages.login);
    await page.unroute(`**${adminApi.session}`);
    await fillSignIn(page);
    await expect(page).toHaveURL(adminPages.dashboard);
  });

  await test.step('a brand', async () => {
    await open(page, 'Marcas');
    if (!isMobile) await expect(headers(page)).toHaveText(['Imagen', 'Nombre', 'Link', 'Acciones']);
    await add(page);
    await textbox(page, 'Nombre').fill(`Marca ${mark}`);
    await textbox(page, 'Link').fill(link);
    await page.locator('input[type=file]').setInputFiles(await imageFile('logo', '#0a0'));
    await expect(page.locator('[data-tile] picture')).toHaveCount(1);
    await save(page);
    await expect(toast(page, 'Marca creada exitosamente!')).toBeVisible();
  });

  await test.step('a category', async () => {
    await open(page, 'Categorías');
    if (!isMobile) await expect(headers(page)).toHaveText(['Nombre', 'Link', 'Tipo de Categoría', 'Acciones']);
    await add(page);
    await textbox(page, 'Nombre').fill(`Rubro ${mark}`);
    await textbox(page, 'Link').fill(link);
    const types = page.getByLabel('Tipo de Categoría');
    await expect(types.getByRole('option')).toHaveText(['Suplementos', 'Accesorios', 'Combos']);
    await types.selectOption('Suplementos');
    await save(page);
    await expect(toast(page, 'Categoría creada exitosamente!')).toBeVisible();
  });

  await test.step('a product with flavors and two images, which the shop shows', async () => {
    await open(page, 'Productos');
    await add(page);
    await textbox(page, 'Nombre').fill(name);
    await select(page, 'Categoría').selectOption(`Rubro ${mark}`);
    await select(page, 'Marca').selectOption(`Marca ${mark}`);
    await textbox(page, 'Precio').fill('10.000');
    for (const flavor of ['Uva', 'Limón']) {
      await textbox(page, 'Sabores').fill(flavor);
      await textbox(page, 'Sabores').press('Enter');
    }
    await page.getByLabel('Cantidad de Limón').fill('5');
    const files = [await imageFile('uno', isMobile ? '#c00' : '#c40'), await imageFile('dos', '#04c')];
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(page.locator('[data-tile] picture')).toHaveCount(2);
    await save(page);
    await expect(toast(page, 'Producto creado exitosamente!')).toBeVisible();

    await visit(shop, `/suplementos/${link}`);
    await expect(shop.getByText(name).first()).toBeVisible();
    await visit(shop, pages.product(name));
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(price).toHaveText('$ 10.000');
    await expect(shop.getByRole('group', { name: /sabor/i }).getByRole('radio')).toHaveCount(2);
    await expect(shop.getByRole('button', { name: /ampliar imagen 1 de 2/i })).toBeVisible();
  });

  const onlyIt = `${adminPages.products}?name=${link === 'tarde' ? 'Tarde' : 'Ma%C3%B1ana'}`;
  await test.step('its prices, which change in the shop', async () => {
    if (!isMobile) {
      await page.goto(onlyIt);
      await page.getByRole('button', { name: `Precio de ${name}: $ 10.000` }).click();
      await page.keyboard.type('12.345');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Precio de ${name}: $ 12.345` })).toContainText('Guardado');
      await shop.reload();
      await expect(price).toHaveText('$ 12.345');
    }
    await open(page, 'Precios rápidos');
    await page.getByLabel('Producto', { exact: true }).fill(name);
    const cell = (label: string) => page.getByRole('button', { name: new RegExp(`^${label} de ${name}: `) });
    await cell('Precio').click();
    await page.keyboard.type('20.000');
    // Leaving the field saves, too, and only once.
    await cell('Descuento').click();
    await expect(cell('Precio')).toContainText('Guardado');
    await page.keyboard.type('12,5');
    await page.keyboard.press('Enter');
    await expect(cell('Descuento')).toContainText('Guardado');
    await shop.reload();
    await expect(price).toHaveText('$ 17.500');
  });

  await test.step('a sale, entered by keyboard, changed and deleted, and the stock', async () => {
    await open(page, 'Ventas');
    const product = page.getByRole('combobox', { name: 'Producto' });
    const stock = page.getByLabel('Stock');
    await add(page);
    await expect(product).toBeFocused();
    await expect(textbox(page, 'Fecha')).toHaveCount(0);
    await page.keyboard.type('pr');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.type('o');
    await expect(page.getByRole('option')).toHaveCount(10);
    await product.fill(mark);
    await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
    await page.keyboard.press('Enter');
    await expect(textbox(page, 'Precio')).toHaveValue('20.000');
    await expect(textbox(page, 'Descuento')).toHaveValue('12,5');
    await expect(textbox(page, 'Precio con Descuento')).toHaveValue('17.500');
    await expect(page.getByLabel('Variante')).toHaveValue('Uva');
    await page.getByLabel('Variante').selectOption('Limón');
    await product.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No hay stock suficiente. Hay 5.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await expect(stock).toHaveText('Stock: 5 → 3');
    await expect(page.getByLabel('Total')).toHaveText('$ 35.000');
    await textbox(page, 'Cliente').fill('Beto');
    await page.getByLabel('Método de Pago').selectOption('Efectivo');
    await page.getByLabel('Método de Envío').selectOption('Delivery');
    await page.getByLabel('Pagado').check();
    await textbox(page, 'Cliente').press('Enter');
    await expect(toast(page, 'Venta creada exitosamente!')).toBeVisible();
    const sold = page
      .getByRole('main')
      .getByRole(isMobile ? 'listitem' : 'row')
      .filter({ hasText: name });
    if (isMobile) await expect(sold).toContainText(/Limón.*Beto · Efectivo · Delivery.*\$ 35\.000.*2 u\..*Pagado/);
    else {
      const titles = ['Imagen', 'Nombre', 'Variante', 'Cantidad', 'Total', 'Cliente', 'Método de Pago'];
      await expect(headers(page)).toHaveText([...titles, 'Método de Envío', 'Fecha', 'Pagado', 'Acciones']);
      const values = [
        '',
        name,
        'Limón',
        '2',
        '$ 35.000',
        'Beto',
        'Efectivo',
        'Delivery',
        /^\d\d\/\d\d\/\d{4}$/,
        'Si',
        '',
      ];
      await expect(sold.getByRole('cell')).toHaveText(values);
    }

    await chooseAction(page, { label: 'Editar', of: `${name} de Beto` });
    await expect(textbox(page, 'Fecha')).toHaveValue(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    await expect(textbox(page, 'Fecha')).toBeDisabled();
    await expect(stock).toHaveText('Stock: 3 → 3');
    await textbox(page, 'Cantidad').fill('1');
    await expect(stock).toHaveText('Stock: 3 → 4');
    await save(page);
    await expect(toast(page, 'Venta actualizada exitosamente!')).toBeVisible();
    await expect(sold).toContainText('$ 17.500');

    const left = async () => (await (await request.get(`${api.products}?search=${link}`)).json())[0].amount;
    expect(await left()).toBe(5);
    await chooseAction(page, { label: 'Eliminar', of: `${name} de Beto` });
    const question = page.getByRole('alertdialog', { name: 'Alerta' });
    await expect(question).toContainText('¿Estás seguro que quieres borrar esta venta?');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast(page, 'Venta eliminada exitosamente!')).toBeVisible();
    await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
    expect(await left()).toBe(6);
  });

  await test.step('out of the shop, back again, and deleted', async () => {
    await page.goto(onlyIt);
    if (isMobile) {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(card.locator('s')).toHaveText('$ 20.000');
      await expect(card.locator('strong')).toHaveText('$ 17.500');
      await expect(card.locator('[data-stock=enough]')).toHaveText('Stock: 6');
    }
    await chooseAction(page, { label: 'Desactivar', of: name });
    await expect(toast(page, 'Estado del producto actualizado exitosamente!')).toBeVisible();
    await visit(shop, pages.product(name));
    await expect(shop.getByText('La página que estás buscando no existe.')).toBeVisible();
    await page.goto(`${onlyIt}&active=N`);
    await chooseAction(page, { label: 'Activar', of: name });
    await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
    await visit(shop, pages.product(name));
    await expect(price).toHaveText('$ 17.500');

    await page.goto(onlyIt.replace(adminPages.products, adminPages.stock));
    await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
    await chooseAction(page, { label: 'Eliminar', of: name });
    const question = page.getByRole('alertdialog', { name: 'Alerta' });
    await expect(question).toContainText('¿Estás seguro que quieres borrar este producto?');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast(page, 'Producto eliminado exitosamente!')).toBeVisible();
    await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
  });

  await test.step('constants, which change in the shop', async () => {
    await open(page, 'Configuración');
    const change = async (label: string, value: string) => {
      const field = page.getByLabel(label, { exact: true });
      const row = page.getByRole('listitem').filter({ has: field });
      await expect(field).toBeDisabled();
      await row.getByRole('button', { name: 'Editar' }).click();
      await expect(field).toBeFocused();
      await field.fill(value);
      await row.getByRole('button', { name: 'Guardar' }).click();
      return { field, row };
    };
    const { field, row } = await change('Costo de envío', 'gratis');
    await expect(row.getByText('El valor tiene que ser un importe, como 1.500 o 0.')).toBeVisible();
    await row.getByRole('button', { name: 'Cancelar' }).click();
    await expect(field).toHaveValue(/^\d+$/);
    await change('Costo de envío', '3.210');
    await expect(toast(page, 'Costo de envío actualizado exitosamente!')).toBeVisible();
    expect(await (await request.get(api.shippingCost)).json()).toEqual({ value: 3210 });
    await change('WhatsApp de la tienda (solo números, con 549)', '5493572000111');
    await expect(toast(page, 'WhatsApp de la tienda')).toBeVisible();
    await visit(shop, pages.home);
    await expect(shop.locator('a[href*="wa.me/5493572000111"]').first()).toBeAttached();
  });

  await test.step('pages under construction, and unknown pages', async () => {
    for (const section of ['Contabilidad', 'Otros']) {
      await open(page, section);
      await expect(page.getByText('En progreso...', { exact: true })).toBeVisible();
    }
    await page.goto('/admin/nada');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La página que estás buscando no existe.');
  });

  await test.step('signed out, and refused everywhere', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(adminPages.login);
    // The access check is the same on both devices.
    const behind = isMobile
      ? [adminPages.sales]
      : Object.values(adminPages).filter((path) => path !== adminPages.login);
    for (const path of behind) {
      await page.goto(path);
      await expect(page, path).toHaveURL(path === adminPages.dashboard ? adminPages.login : /\/admin\/login\?volver=/);
    }
  });
});

test('[M1-8] [M2.11-1] [M2.11-2] [M2.11-3] calculators @desktop', async ({ page }) => {
  await signIn(page, adminPages.calculator);
  const difference = page.getByRole('region', { name: 'Diferencia porcentual' });
  await difference.getByLabel('Precio de costo').fill('100');
  await difference.getByRole('button', { name: 'Calcular' }).click();
  await expect(difference.getByText('Dato requerido.')).toBeVisible();
  await difference.getByLabel('Precio deseado').fill('129,99');
  await page.keyboard.press('Enter');
  await expect(difference.getByRole('status')).toHaveText('29 %');
  await difference.getByRole('button', { name: 'Reiniciar' }).click();
  await expect(difference.getByLabel('Precio de costo')).toHaveValue('');
  const sale = page.getByRole('region', { name: 'Precio de venta' });
  await sale.getByLabel('Precio de costo').fill('50');
  await sale.getByLabel('Porcentaje deseado').fill('14');
  await sale.getByRole('button', { name: 'Calcular' }).click();
  await expect(sale.getByRole('status')).toHaveText('$ 57');
});
