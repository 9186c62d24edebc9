import { adminPages } from '#contract/admin-urls.ts';
import { api } from '#contract/urls.ts';
import { expect, signIn, ownShopTest as test } from './admin-fixtures.ts';
import { visit } from './visit.ts';

test('[M2.8-22] [M4-34] [M4-35] [M5-37] [M8-39] [M8-46] a sale is entered by keyboard, changed and deleted', async ({
  page,
}) => {
  await signIn(page, adminPages.sales);
  await page.getByRole('button', { name: 'Agregar' }).click();
  const product = page.getByRole('combobox', { name: 'Producto' });
  await expect(product).toBeFocused();
  await page.keyboard.type('wh');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('ey');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(10);
  await page.keyboard.press('Enter');
  const name = await product.inputValue();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  const stock = page.getByLabel('Stock');
  await expect(stock).toHaveText(/^Stock: \d+ → \d+$/);
  const [from = 0, to = 0] = (await stock.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(to).toBe(from - 2);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay stock suficiente.')).toBeVisible();
  await page.getByLabel('Cantidad').fill('2');
  await page.getByLabel('Cliente').fill('Beto de la prueba');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Venta creada exitosamente!').first()).toBeVisible();
  await expect(page).toHaveURL(adminPages.sales);
  await expect(page.getByText(name).first()).toBeVisible();

  const act = async (action: string) => {
    const menu = page.getByRole('button', { name: `Acciones de ${name}` }).first();
    const direct = page.getByRole('button', { name: `${action} ${name}` }).first();
    await expect(menu.or(direct)).toBeVisible();
    if (await direct.isVisible()) return direct.click();
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Editar');
  await expect(stock).toHaveText(`Stock: ${to} → ${to}`);
  await page.getByLabel('Cantidad').fill('1');
  await expect(stock).toHaveText(`Stock: ${to} → ${to + 1}`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Venta actualizada exitosamente!').first()).toBeVisible();
  await act('Eliminar');
  await expect(page.getByText('¿Estás seguro que quieres borrar esta venta?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Venta eliminada exitosamente!').first()).toBeVisible();
  await expect(page.getByText('No se han encontrado resultados.')).toBeVisible();
});

test('[M2.10-1] [M2.10-2] [M8-41] [M9-10] [M2.11-1] [M2.11-2] [M2.11-3] constants and calculators', async ({
  page,
  request,
}) => {
  await signIn(page, adminPages.constants);
  const cost = page.getByLabel('Costo de envío', { exact: true });
  const row = page.getByRole('listitem').filter({ has: cost });
  await expect(cost).toBeDisabled();
  const before = await cost.inputValue();
  await row.getByRole('button', { name: 'Editar' }).click();
  await expect(cost).toBeFocused();
  await cost.fill('gratis');
  await page.keyboard.press('Enter');
  await expect(row.getByText('El valor tiene que ser un importe, como 1.500 o 0.')).toBeVisible();
  await row.getByRole('button', { name: 'Cancelar' }).click();
  await expect(cost).toHaveValue(before);
  await row.getByRole('button', { name: 'Editar' }).click();
  await cost.fill('3.210');
  await row.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Costo de envío actualizado exitosamente!').first()).toBeVisible();
  expect(await (await request.get(api.shippingCost)).json()).toEqual({ value: 3210 });

  await visit(page, adminPages.calculator);
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
