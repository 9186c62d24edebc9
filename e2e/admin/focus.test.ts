import { adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, createSales } from '../../test/browser/admin-session.ts';
import { expect, test } from '../support/admin-fixtures.ts';

test('the focus goes to the title of a form, and back to the button that opened it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(adminPages.brands);
  const title = page.getByRole('heading', { level: 1 });
  const anyRow = page.getByRole('table', { name: 'Marcas' }).locator('tbody tr').nth(2);
  const name = (await anyRow.getByRole('button', { name: /^Consultar / }).getAttribute('aria-label'))?.slice(10);
  for (const [label, back] of [
    ['Consultar', 'Volver'],
    ['Editar', 'Cancelar'],
  ] as const) {
    const button = page.getByRole('button', { name: `${label} ${name}`, exact: true });
    await button.press('Enter');
    await expect(title).toHaveText(`${label} marca`);
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: back }).press('Enter');
    await expect(button).toBeFocused();
  }
  const add = page.getByRole('button', { name: 'Agregar' });
  await add.press('Enter');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(add).toBeFocused();
});

test('when a row is deleted the focus goes to the next one', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const client = adminClientIn(page.context(), baseURL ?? '');
  const [first, second = 0, third] = await createSales(client, 3);
  await page.goto(adminPages.sales);
  await page.locator(`#row-${second}-remove`).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(page.locator(`#row-${second}-remove`)).toHaveCount(0);
  await expect(page.locator(`#row-${first}-remove, #row-${third}-remove`).and(page.locator(':focus'))).toHaveCount(1);
  for (const id of [first, third]) if (id !== undefined) await client.sales.delete(id);
});
