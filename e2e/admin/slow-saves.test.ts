import type { Locator, Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

test.beforeEach(({ page, shop }) => signInByApi(page.context(), shop.url));

/** Holds the answer to the next write to this path back until the returned function is called. */
async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    `**${path}`,
    async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return held.resolve;
}

/** Types into the field that has the focus, and checks that nothing happens and that the focus stays. */
async function expectLocked(page: Page, focused: Locator, others: readonly Locator[]): Promise<void> {
  await expect(page.getByText('Guardando. Mientras tanto no se puede escribir.')).toBeAttached();
  await expect(focused).toBeFocused();
  const before = await focused.inputValue();
  await page.keyboard.type('9');
  await expect(focused).toHaveValue(before);
  for (const field of [focused, ...others]) await expect(field).not.toBeEditable();
}

test.describe('while it is being saved nothing can be typed that is not saved:', { tag: '@desktop' }, () => {
  test('a setting', async ({ page }) => {
    await visit(page, adminPages.constants);
    await page.getByRole('button', { name: 'Editar Eslogan' }).click();
    const field = page.getByLabel('Eslogan', { exact: true });
    await field.fill('Uno');
    const answer = await holdAnswer(page, adminApi.constants);
    await field.press('Enter');
    await expectLocked(page, field, []);
    answer();
    await expect(toast(page, 'Eslogan actualizado exitosamente!')).toBeVisible();
    await expect(field).toHaveValue('Uno');
  });

  test('a product, whose lists and buttons are idle', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    const flavors = [{ name: 'Uva', quantity: 3 }];
    const { id, brandId } = await products.create({ name: 'Gel de carrera', price: 100_00, flavors });
    await visit(page, `${adminPages.products}?mode=M&id=${id}`);
    await textbox(page, 'Precio').fill('150');
    const answer = await holdAnswer(page, adminApi.product.replace(':id', '*'));
    await textbox(page, 'Precio').press('Enter');
    await expectLocked(page, textbox(page, 'Precio'), [textbox(page, 'Descripción'), textbox(page, 'Nombre')]);
    const brand = page.getByRole('combobox', { name: 'Marca' });
    const chosen = await brand.inputValue();
    await brand.focus();
    await page.keyboard.press('ArrowDown');
    await expect(brand).toHaveValue(chosen);
    await page.getByRole('button', { name: 'Sumar uno a Uva' }).click();
    await page.getByRole('button', { name: 'Quitar Uva' }).press('Enter');
    await expect(textbox(page, 'Cantidad de Uva')).toHaveValue('3');
    answer();
    await expect(toast(page, 'Producto actualizado exitosamente!')).toBeVisible();
    expect(await products.byId(id)).toMatchObject({ price: 150_00, flavors, brandId });
  });
});
