import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { withoutTables } from '../../test/databases/without-tables.ts';
import { credentials } from '../../test/servers/shop-server.ts';
import {
  chooseAction,
  expect,
  fillSignIn,
  save,
  ownShopTest as test,
  textbox,
  toast,
} from '../support/admin-fixtures.ts';

test.use({ logLevel: 'silent', expectedProblems: [/401|500|Error al (?:obtener|agregar|actualizar|eliminar)/] });

const closeButtons = (page: Page) => page.locator('button[aria-label="Cerrar el aviso"]:visible');

const READS = [
  [adminPages.products, 'Hubo un error al obtener los productos.'],
  [adminPages.categories, 'Hubo un error al obtener las categorías.'],
  [adminPages.sales, 'Hubo un error al obtener las ventas.'],
  [adminPages.constants, 'Hubo un error al obtener las constantes.'],
  [adminPages.quickPrices, 'Error al cargar los productos.'],
  [`${adminPages.categories}?mode=A`, 'Hubo un error al obtener los tipos de categorias.'],
  [`${adminPages.products}?mode=A`, 'Hubo un error al obtener las categorías/marcas.'],
  [`${adminPages.products}?mode=M&id=1`, 'Hubo un error al obtener el producto.'],
  [`${adminPages.brands}?mode=M&id=1`, 'Hubo un error al obtener la marca.'],
  [`${adminPages.categories}?mode=C&id=1`, 'Hubo un error al obtener la categoría.'],
  [`${adminPages.sales}?mode=M&id=1`, 'Hubo un error al obtener la venta.'],
  [adminPages.brands, 'Hubo un error al obtener las marcas.'],
] as const;

test('[M8-14] [M8-15] [M8-16] [M8-17] [M8-18] [M8-19] [M8-20] [M8-21] [M8-22] [M8-28] failed reads are reported and can be retried @desktop', async ({
  page,
  shop,
}) => {
  test.slow();
  await test.step('a refused sign-in is only logged', async () => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await visit(page, adminPages.login);
    await fillSignIn(page, { ...credentials, password: 'not-this-one' });
    await expect(page.getByLabel('Contraseña')).toHaveValue('');
    expect(logged.join('\n')).toContain('Error al agregar datos');
    await expect(closeButtons(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await fillSignIn(page);
    await expect(page).toHaveURL(adminPages.dashboard);
  });

  const tables = ['products', 'brands', 'categories', 'category_types', 'sales', 'constants'];
  await withoutTables(join(shop.folder, 'shop.db'), tables, async () => {
    for (const [address, text] of READS) {
      await page.goto(address);
      await expect(toast(page, text), address).toBeVisible();
    }
    await expect(page.getByText('No se han encontrado resultados.')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('table', { name: 'Marcas' })).toBeVisible();
});

test('[M2.7-14] [M9-28] errors stay 4 s and successes 2 s, and no more than 20 at once @desktop', async ({
  page,
  shop,
}) => {
  await signInByApi(page.context(), shop.url);
  await page.clock.install();
  await page.goto(adminPages.brands);
  await expect(page.getByRole('table', { name: 'Marcas' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await withoutTables(join(shop.folder, 'shop.db'), ['brands'], async () => {
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    const again = page.getByRole('button', { name: 'Reintentar' });
    for (let count = 1; count <= 22; count += 1) {
      await expect(closeButtons(page)).toHaveCount(Math.min(count, 20));
      // The last response must fail, too: `Reintentar` disappears when the brands are loaded.
      const refused = page.waitForResponse((answer) => answer.status() === 500);
      await again.click();
      await refused;
      await expect(again).not.toHaveAttribute('aria-busy');
    }
  });
  await test.step('toasts are at the top right, on a phone in the middle', async () => {
    await page.mouse.move(1, 790);
    const box = () => page.getByRole('region', { name: 'Avisos' }).boundingBox();
    const desk = await box();
    expect(desk && { top: desk.y, right: 1280 - desk.x - desk.width }).toEqual({ top: 16, right: 16 });
    await page.setViewportSize({ width: 390, height: 844 });
    const phone = await box();
    expect(phone && { top: phone.y, centre: phone.x + phone.width / 2 }).toEqual({ top: 12, centre: 195 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await page.clock.runFor(3900);
  await expect(closeButtons(page)).toHaveCount(20);
  await page.clock.runFor(200);
  await expect(closeButtons(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page
    .getByRole('button', { name: /^Desactivar / })
    .first()
    .click();
  await expect(closeButtons(page)).toHaveCount(1);
  await page.clock.runFor(1900);
  await expect(closeButtons(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(closeButtons(page)).toHaveCount(0);
});

const THINGS = [
  {
    path: adminPages.brands,
    table: 'brands',
    name: 'Marca',
    the: 'la marca',
    of: 'de la marca',
    end: 'a',
    fill: (page: Page) => textbox(page, 'Link').fill('con-problemas'),
  },
  {
    path: adminPages.categories,
    table: 'categories',
    name: 'Categoría',
    the: 'la categoría',
    of: 'de la categoría',
    end: 'a',
    fill: (page: Page) => textbox(page, 'Link').fill('con-problemas'),
  },
  {
    path: adminPages.stock,
    table: 'products',
    name: 'Producto',
    the: 'el producto',
    of: 'del producto',
    end: 'o',
    fill: (page: Page) => textbox(page, 'Precio').fill('1.500'),
  },
] as const;

test('[M8-23] [M8-24] [M8-25] [M8-26] [M8-27] [M8-29] [M8-34] [M8-36] [M8-37] [M8-38] [M8-39] [M8-40] [M8-41] [M8-42] [M8-45] [M8-46] failed writes are reported and succeed when the server has recovered @desktop', async ({
  page,
  shop,
}) => {
  test.slow();
  await signInByApi(page.context(), shop.url);

  /** Presses while the table is hidden and fails, then again with the table. */
  async function twice(
    table: string,
    press: () => Promise<void>,
    { failed, succeeded }: { failed: string; succeeded: string },
  ) {
    await withoutTables(join(shop.folder, 'shop.db'), [table], async () => {
      await press();
      await expect(toast(page, failed)).toBeVisible();
    });
    await press();
    await expect(toast(page, succeeded)).toBeVisible();
  }

  const row = (name: RegExp) => page.getByRole('row', { name });

  async function remove(of: string, question: string) {
    await chooseAction(page, { label: 'Eliminar', of });
    const alert = page.getByRole('alertdialog', { name: 'Alerta' });
    await expect(alert).toContainText(question);
    await alert.getByRole('button', { name: 'Eliminar' }).click();
    await expect(alert).toBeHidden();
  }

  for (const { path, table, name, the, of, end, fill } of THINGS) {
    await test.step(name, async () => {
      await page.goto(`${path}?mode=A&name=Con+problemas&active=T`);
      await textbox(page, 'Nombre').fill('Con problemas');
      await fill(page);
      await twice(table, () => save(page), {
        failed: `Hubo un error al crear ${the}.`,
        succeeded: `${name} cread${end} exitosamente!`,
      });
      await expect(row(/Con problemas/)).toBeVisible();
      await chooseAction(page, { label: 'Editar', of: 'Con problemas' });
      // The filter of the list also has a field Nombre.
      await expect(page.getByRole('heading', { level: 1, name: 'Editar' })).toBeVisible();
      await textbox(page, 'Nombre').fill('Con problemas aún');
      await twice(table, () => save(page), {
        failed: `Hubo un error al actualizar ${the}.`,
        succeeded: `${name} actualizad${end} exitosamente!`,
      });
      await expect(row(/Con problemas aún/)).toBeVisible();
      await twice(table, () => chooseAction(page, { label: 'Desactivar', of: 'Con problemas aún' }), {
        failed: `Hubo un error al actualizar el estado ${of}.`,
        succeeded: `Estado ${of} actualizado exitosamente!`,
      });
      await expect(page.getByRole('button', { name: 'Activar Con problemas aún' })).toBeVisible();
    });
  }

  await test.step('a product is deleted', async () => {
    // Waits for all requests of the list before its table is hidden.
    await page.reload();
    await expect(row(/Con problemas aún/)).toBeVisible();
    await twice('products', () => remove('Con problemas aún', '¿Estás seguro que quieres borrar este producto?'), {
      failed: 'Hubo un error al eliminar el producto.',
      succeeded: 'Producto eliminado exitosamente!',
    });
  });

  await test.step('Venta', async () => {
    await page.goto(`${adminPages.sales}?mode=A`);
    const product = page.getByRole('combobox', { name: 'Producto' });
    await product.pressSequentially('whey');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    const sold = await product.inputValue();
    await textbox(page, 'Cliente').fill('Ana');
    await twice('sales', () => save(page), {
      failed: 'Hubo un error al crear la venta.',
      succeeded: 'Venta creada exitosamente!',
    });
    await expect(row(/Ana/)).toBeVisible();
    await chooseAction(page, { label: 'Editar', of: `${sold} de Ana` });
    await textbox(page, 'Cliente').fill('Eva');
    await twice('sales', () => save(page), {
      failed: 'Hubo un error al actualizar la venta.',
      succeeded: 'Venta actualizada exitosamente!',
    });
    await expect(row(/Eva/)).toBeVisible();
    await twice('sales', () => remove(`${sold} de Eva`, '¿Estás seguro que quieres borrar esta venta?'), {
      failed: 'Hubo un error al eliminar la venta.',
      succeeded: 'Venta eliminada exitosamente!',
    });
  });

  await test.step('a constant', async () => {
    await page.goto(adminPages.constants);
    await page.getByRole('button', { name: 'Editar Eslogan' }).click();
    await page.getByLabel('Eslogan', { exact: true }).fill('Entrená mejor');
    await twice('constants', () => save(page), {
      failed: 'Hubo un error al actualizar la constante.',
      succeeded: 'Eslogan actualizado exitosamente!',
    });
  });

  const failedCell = page.getByRole('button', { name: /: / }).filter({ hasText: 'No se guardó' });
  const typeInto = async (cell: RegExp, text: string) => {
    await page.getByRole('button', { name: cell }).first().click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await test.step('quick prices', async () => {
    await page.goto(adminPages.quickPrices);
    const fields = { Precio: /^Precio de /, 'Precio USD': /^Precio USD de /, Descuento: /^Descuento de / };
    for (const [label, cell] of Object.entries(fields)) {
      const before = await page.getByRole('button', { name: cell }).first().getAttribute('aria-label');
      await withoutTables(join(shop.folder, 'shop.db'), ['products'], async () => {
        await typeInto(cell, '3');
        await expect(toast(page, `Error al actualizar ${label}`)).toBeVisible();
      });
      await expect(page.getByRole('button', { name: cell }).first()).toHaveAttribute('aria-label', before ?? '');
      await typeInto(cell, '4');
      await expect(toast(page, `${label} actualizado correctamente`)).toBeVisible();
    }
  });

  await test.step('the price in the list of products is only logged', async () => {
    await page.goto(adminPages.products);
    await expect(page.getByRole('table', { name: 'Productos' })).toBeVisible();
    await withoutTables(join(shop.folder, 'shop.db'), ['products'], async () => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Error al actualizar los datos'),
      );
      await typeInto(/^Precio de /, '7');
      await logged;
      await expect(failedCell).toHaveCount(1);
      await expect(closeButtons(page)).toHaveCount(0);
    });
  });
});
