import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { expectAccessible } from '../support/accessible.ts';
import { chooseAction, expect, save, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

// Expected: an edit conflict answers 409.
test.use({ expectedProblems: [/409|Error al (?:agregar|actualizar)/] });

async function another(browser: Browser, url: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url, locale: 'es-AR' });
  await signInByApi(context, url);
  return context.newPage();
}

test('[M2.8-22] [M8-23] [M8-24] [M8-36] [M8-39] two administrators at once overwrite nothing of each other @desktop', async ({
  page: ana,
  browser,
  shop,
}) => {
  test.slow();
  await signInByApi(ana.context(), shop.url);
  const beto = await another(browser, shop.url);
  const products: { id: number; name: string; brand: string; flavors: { name: string; quantity: number }[] }[] = await (
    await ana.request.get(api.products)
  ).json();
  const product = products.find(({ flavors }) => flavors.length > 1 && flavors.every(({ quantity }) => quantity > 3));
  if (!product) throw new Error('the demo catalogue has no product with enough of each flavor');
  const { id, name, brand, flavors } = product;
  const [{ name: flavor, quantity } = { name: '', quantity: 0 }] = flavors;
  const edit = `${adminPages.products}?mode=M&id=${id}`;
  const now = async () =>
    (await (await ana.request.get(api.products)).json()).find((each: { id: number }) => each.id === id);

  await test.step('a sale changes the stock while the product is edited', async () => {
    await ana.goto(edit);
    await textbox(ana, 'Descripción').fill('Escrita por Ana');
    await beto.goto(`${adminPages.sales}?mode=A`);
    await beto.getByRole('combobox', { name: 'Producto' }).fill(name);
    await beto.getByRole('option').first().click();
    await beto.getByLabel('Variante').selectOption(flavor);
    await textbox(beto, 'Cantidad').fill('2');
    await textbox(beto, 'Cliente').fill('Uno');
    await save(beto);
    await expect(toast(beto, 'Venta creada exitosamente!')).toBeVisible();

    await save(ana);
    const question = ana.getByRole('dialog', { name: 'Cambió mientras lo editabas' });
    const stock = question.getByRole('group', { name: `Stock de ${flavor}` });
    await expect(stock.getByRole('radio', { name: String(quantity), exact: false }).first()).not.toBeChecked();
    await expect(stock.getByRole('radio', { name: `${quantity - 2} Valor de ahora` })).toBeChecked();
    await expectAccessible(ana);
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(textbox(ana, 'Descripción')).toHaveValue('Escrita por Ana');
    await save(ana);
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(ana, 'Producto actualizado exitosamente!')).toBeVisible();
    const { description, flavors: left } = await now();
    expect(description).toBe('Escrita por Ana');
    expect(left[0]).toEqual({ name: flavor, quantity: quantity - 2 });
  });

  await test.step('both change the price, and the second one resolves the conflict', async () => {
    for (const page of [ana, beto]) {
      await page.goto(edit);
      await expect(textbox(page, 'Precio')).not.toHaveValue('');
    }
    await textbox(beto, 'Precio').fill('5.000');
    await save(beto);
    await expect(toast(beto, 'Producto actualizado exitosamente!')).toBeVisible();
    await textbox(ana, 'Precio').fill('6.000');
    await save(ana);
    const price = ana.getByRole('dialog').getByRole('group', { name: 'Precio' });
    await expect(price.getByRole('radio', { name: '$ 6000 En tu formulario' })).toBeChecked();
    await price.getByRole('radio', { name: '$ 5000 Valor de ahora' }).check();
    await ana.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(ana, 'Producto actualizado exitosamente!')).toBeVisible();
    expect((await now()).price).toBe(5000);
  });

  await test.step('both change a sale: fields changed by one are merged, a field changed by both is a conflict', async () => {
    const sale = `${name} de Uno`;
    for (const page of [ana, beto]) {
      await page.goto(adminPages.sales);
      await chooseAction(page, { label: 'Editar', of: sale });
      await expect(textbox(page, 'Cliente')).toHaveValue('Uno');
    }
    await textbox(beto, 'Cliente').fill('De Beto');
    await beto.getByLabel('Pagado').check();
    await save(beto);
    await expect(toast(beto, 'Venta actualizada exitosamente!')).toBeVisible();
    await textbox(ana, 'Cliente').fill('De Ana');
    await ana.getByLabel('Método de Pago').selectOption('Efectivo');
    await save(ana);
    const question = ana.getByRole('dialog', { name: 'Cambió mientras lo editabas' });
    await expect(question.getByRole('group')).toHaveCount(1);
    await expect(question.getByRole('radio', { name: 'De Ana En tu formulario' })).toBeChecked();
    await question.getByRole('radio', { name: 'De Beto Valor de ahora' }).check();
    await question.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(ana, 'Venta actualizada exitosamente!')).toBeVisible();
    const row = ana.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(/De Beto\s*Efectivo/);
    await expect(row.getByRole('cell', { name: 'Si', exact: true })).toBeVisible();
  });

  await test.step('both change a brand: only the name that both typed is a conflict', async () => {
    for (const page of [ana, beto]) {
      // Other tests of this shop add brands, which can move this one to the second page of the list.
      await page.goto(`${adminPages.brands}?${new URLSearchParams({ name: brand })}`);
      await chooseAction(page, { label: 'Editar', of: brand });
      await expect(textbox(page, 'Nombre')).toHaveValue(brand);
    }
    await textbox(beto, 'Nombre').fill(`${brand} de Beto`);
    await save(beto);
    await expect(toast(beto, 'Marca actualizada exitosamente!')).toBeVisible();
    await textbox(ana, 'Nombre').fill(`${brand} de Ana`);
    await textbox(ana, 'Link').fill('de-las-dos');
    await save(ana);
    const dialog = ana.getByRole('dialog', { name: 'Cambió mientras lo editabas' });
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await dialog.getByRole('radio', { name: `${brand} de Beto Valor de ahora` }).check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(ana, 'Marca actualizada exitosamente!')).toBeVisible();
    await expect(ana.getByRole('row').filter({ hasText: `${brand} de Beto` })).toContainText('de-las-dos');
  });

  await test.step('both change a constant: the second one sees the value of the first', async () => {
    for (const page of [ana, beto]) {
      await page.goto(adminPages.constants);
      await page.getByRole('button', { name: 'Editar Eslogan' }).click();
    }
    await textbox(beto, 'Eslogan').fill('El de Beto');
    await textbox(beto, 'Eslogan').press('Enter');
    await expect(toast(beto, 'Eslogan actualizado exitosamente!')).toBeVisible();
    await textbox(ana, 'Eslogan').fill('El de Ana');
    await textbox(ana, 'Eslogan').press('Enter');
    const dialog = ana.getByRole('dialog', { name: 'Cambió mientras lo editabas' });
    await expect(dialog.getByRole('radio', { name: 'El de Beto Valor de ahora' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(textbox(ana, 'Eslogan')).toHaveValue('El de Ana');
    await textbox(ana, 'Eslogan').press('Enter');
    await dialog.getByRole('radio', { name: 'El de Ana En tu formulario' }).check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(ana, 'Eslogan actualizado exitosamente!')).toBeVisible();
    await expect(textbox(ana, 'Eslogan')).toHaveValue('El de Ana');
  });

  await test.step('both sell the last units: the second one sees the remaining stock', async () => {
    const left = quantity - 2;
    for (const page of [ana, beto]) {
      await page.goto(`${adminPages.sales}?mode=A`);
      await page.getByRole('combobox', { name: 'Producto' }).fill(name);
      await page.getByRole('option').first().click();
      await page.getByLabel('Variante').selectOption(flavor);
      await textbox(page, 'Cantidad').fill(String(left));
      await expect(page.getByLabel('Stock')).toHaveText(`Stock: ${left} → 0`);
    }
    await save(beto);
    await expect(toast(beto, 'Venta creada exitosamente!')).toBeVisible();
    await save(ana);
    await expect(toast(ana, 'Hubo un error al crear la venta.')).toBeVisible();
    await expect(ana.getByText('No hay stock suficiente. No queda ninguna unidad.')).toBeVisible();
    await expect(ana.getByLabel('Stock')).toHaveText(`Stock: 0 → ${-left}`);
    await expect(textbox(ana, 'Cantidad')).toHaveValue(String(left));
  });
  await beto.context().close();
});

test('[M2.8-12] [M4-36] the button of a status does what it says, pressed twice or in an old tab @desktop', async ({
  page,
  shop,
}) => {
  await signInByApi(page.context(), shop.url);
  const { products } = adminClientIn(page.context(), shop.url);
  const namesOf = async (active: 'S' | 'N') =>
    (await products.list({ active, pageSize: 100 })).rows.map(({ name }) => name);
  const [first = '', second = ''] = await namesOf('S');
  const button = (on: Page, label: string, name: string) =>
    on.getByRole('button', { name: `${label} ${name}`, exact: true });
  const changed = (on: Page) => expect(toast(on, 'Estado del producto actualizado exitosamente!')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(adminApi.productStatus)) sent += 1;
  });
  const old = await page.context().newPage();
  for (const tab of [page, old]) {
    await tab.goto(`${adminPages.products}?active=T`);
    await expect(button(tab, 'Desactivar', first)).toBeVisible();
  }

  await test.step('while it runs, the row cannot be pressed', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(`**${adminApi.productStatus}`, async (route) => {
      await held;
      await route.continue();
    });
    await button(page, 'Desactivar', first).click();
    for (const label of ['Desactivar', 'Editar']) await expect(button(page, label, first)).toBeDisabled();
    await expect(button(page, 'Desactivar', second)).toBeEnabled();
    await button(page, 'Desactivar', first).click({ force: true });
    respond();
    await changed(page);
    await expect(button(page, 'Activar', first)).toBeEnabled();
    expect(sent).toBe(1);
    await page.unroute(`**${adminApi.productStatus}`);
  });

  await test.step('an old tab does not bring it back', async () => {
    await button(old, 'Desactivar', first).click();
    await changed(old);
    await expect(button(old, 'Activar', first)).toBeVisible();
    expect(await namesOf('N')).toEqual([first]);
    await old.close();
  });

  await test.step('a double click does not reach the row that moves up', async () => {
    await page.goto(adminPages.products);
    await button(page, 'Desactivar', second).dblclick({ delay: 200 });
    await changed(page);
    await expect(button(page, 'Desactivar', second)).toHaveCount(0);
    expect(await namesOf('N')).toEqual([first, second]);
  });
});
