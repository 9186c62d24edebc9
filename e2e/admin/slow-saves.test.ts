import type { Locator, Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, fillSignIn, save, ownShopTest as test, textbox, toast } from '../support/admin-fixtures.ts';

// Expected: answers that are lost or late, and a key that was used before.
test.use({ expectedProblems: [/ERR_FAILED|422|504|Error al (?:agregar|actualizar)/] });

test.beforeEach(({ page, shop }) => signInByApi(page.context(), shop.url));

const SAVE_AGAIN =
  'La tienda no responde. Lo que escribiste sigue acá: guardá de nuevo en un momento, no se carga dos veces.';

type Outcome = 'lost' | 'timed out';

/** Lets the server do the next write to this path, whose answer never arrives. */
async function loseAnswer(page: Page, path: string, outcome: Outcome = 'lost'): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await (outcome === 'lost' ? route.abort() : route.fulfill({ status: 504, body: 'Gateway Timeout' }));
    },
    { times: 1 },
  );
}

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

async function enterGoods(page: Page, units: Record<string, string>): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Producto' });
  for (const [name, count] of Object.entries(units)) {
    await search.fill(name);
    await unitsOf(page, name).fill(count);
  }
  await search.fill('');
}

const unitsOf = (page: Page, name: string) => textbox(page, `Unidades de ${name}`);
const enter = (page: Page) => page.getByRole('button', { name: 'Ingresar', exact: true }).click();

/** Types into the field that has the focus, and checks that nothing happens and that the focus stays. */
async function expectLocked(page: Page, focused: Locator, others: readonly Locator[]): Promise<void> {
  await expect(page.getByText('Guardando. Mientras tanto no se puede escribir.')).toBeAttached();
  await expect(focused).toBeFocused();
  const before = await focused.inputValue();
  await page.keyboard.type('9');
  await expect(focused).toHaveValue(before);
  for (const field of [focused, ...others]) await expect(field).not.toBeEditable();
}

test.describe('goods whose answer was lost are entered once', { tag: '@desktop' }, () => {
  test('when a line was added since', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    const first = await products.create({ name: 'Cuerda', price: 100_00, amount: 0 });
    const second = await products.create({ name: 'Colchoneta', price: 100_00, amount: 0 });
    const stock = async () => [(await products.byId(first.id)).amount, (await products.byId(second.id)).amount];
    await visit(page, adminPages.purchase);
    await enterGoods(page, { Cuerda: '10' });
    await loseAnswer(page, adminApi.purchases);
    await enter(page);
    await expect(page.getByText(SAVE_AGAIN)).toBeVisible();
    expect(await stock()).toEqual([10, 0]);
    await enterGoods(page, { Colchoneta: '5' });
    await enter(page);
    await expect(
      page.getByText('Lo que mandaste antes de este cambio ya se había ingresado. Acá quedó lo que falta.'),
    ).toBeVisible();
    await expectAccessible(page, 'what is left');
    expect(await stock()).toEqual([10, 0]);
    await expect(unitsOf(page, 'Cuerda')).toBeHidden();
    await expect(unitsOf(page, 'Colchoneta')).toHaveValue('5');
    await enter(page);
    await expect(toast(page, 'Se ingresaron 5 unidades.')).toBeVisible();
    expect(await stock()).toEqual([10, 5]);
  });

  test('when a note was added since, after a gateway timeout', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    const { id } = await products.create({ name: 'Pelota', price: 100_00, amount: 0 });
    await visit(page, adminPages.purchase);
    await enterGoods(page, { Pelota: '10' });
    await loseAnswer(page, adminApi.purchases, 'timed out');
    await enter(page);
    await expect(page.getByText(SAVE_AGAIN)).toBeVisible();
    await textbox(page, 'Nota').fill('Remito 44');
    await enter(page);
    await expect(page.getByText('Lo que mandaste antes de este cambio ya se había ingresado.')).toBeVisible();
    expect((await products.byId(id)).amount).toBe(10);
  });

  test('when the page was reloaded since, which asks first', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    const { id } = await products.create({ name: 'Banda', price: 100_00, amount: 0 });
    await visit(page, adminPages.purchase);
    await enterGoods(page, { Banda: '7' });
    await textbox(page, 'Nota').fill('Remito 45');
    await loseAnswer(page, adminApi.purchases);
    await enter(page);
    await expect(page.getByText(SAVE_AGAIN)).toBeVisible();
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await expect(unitsOf(page, 'Banda')).toHaveValue('7');
    await expect(textbox(page, 'Nota')).toHaveValue('Remito 45');
    await enter(page);
    await expect(toast(page, 'Se ingresaron 7 unidades.')).toBeVisible();
    expect((await products.byId(id)).amount).toBe(7);
  });
});

test('the same goods that came again are entered beside those whose answer was lost @desktop', async ({
  page,
  context,
  shop,
}) => {
  const { products } = adminClientIn(context, shop.url);
  const { id } = await products.create({ name: 'Banda tubular', price: 100_00, amount: 0 });
  await visit(page, adminPages.purchase);
  await enterGoods(page, { 'Banda tubular': '7' });
  await loseAnswer(page, adminApi.purchases);
  await enter(page);
  await expect(page.getByText(SAVE_AGAIN)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Marcas', exact: true }).first().click();
  await expect(page).toHaveURL(adminPages.brands);
  await page.goBack();
  await expect(page.getByText('Lo último que mandaste pudo haberse ingresado')).toBeVisible();
  await page.getByRole('button', { name: 'Es otra mercadería' }).click();
  await enter(page);
  await expect(toast(page, 'Se ingresaron 7 unidades.')).toBeVisible();
  expect((await products.byId(id)).amount).toBe(14);
});

test('typed goods stay when another section is opened, and not for the next administrator @desktop', async ({
  page,
  context,
  shop,
}) => {
  await adminClientIn(context, shop.url).products.create({ name: 'Soga', price: 100_00, amount: 0 });
  await visit(page, adminPages.purchase);
  await enterGoods(page, { Soga: '3' });
  await textbox(page, 'Nota').fill('Remito 46');
  await page.getByRole('link', { name: 'Marcas', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await page.goBack();
  await expect(unitsOf(page, 'Soga')).toHaveValue('3');
  await expect(textbox(page, 'Nota')).toHaveValue('Remito 46');
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(adminPages.login);
  await fillSignIn(page);
  await expect(page).toHaveURL(adminPages.dashboard);
  await visit(page, adminPages.purchase);
  await expect(textbox(page, 'Nota')).toHaveValue('');
  await expect(unitsOf(page, 'Soga')).toBeHidden();
});

test('a pasted order whose answer was lost is saved once, also when it was changed since @desktop', async ({
  page,
  context,
  shop,
}) => {
  const { products } = adminClientIn(context, shop.url);
  const { id } = await products.create({ name: 'Muñequeras', price: 700_00, amount: 9 });
  await visit(page, adminPages.pasteOrder);
  await page.getByRole('textbox', { name: 'Mensaje del pedido' }).fill('2 x Muñequeras: $ 1400');
  const order = page.getByRole('form', { name: 'Pedido' });
  const press = () => order.getByRole('button', { name: 'Guardar pedido' }).click();
  await loseAnswer(page, adminApi.orders);
  await press();
  await expect(order.getByText(SAVE_AGAIN)).toBeVisible();
  await textbox(page, 'Cliente').fill('Juana');
  await press();
  await expect(order.getByText('Lo que mandaste antes de este cambio ya se había guardado')).toBeVisible();
  expect((await products.byId(id)).amount).toBe(7);
  await textbox(page, 'Cliente').fill('');
  await press();
  await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();
  expect((await products.byId(id)).amount).toBe(7);
});

test('after a gateway timeout a form says that saving again is safe @desktop', async ({ page, context, shop }) => {
  await visit(page, `${adminPages.brands}?mode=A`);
  await textbox(page, 'Nombre').fill('Tardía');
  await textbox(page, 'Link').fill('tardia');
  await loseAnswer(page, adminApi.brands, 'timed out');
  await save(page);
  await expect(page.getByText(SAVE_AGAIN)).toBeVisible();
  await save(page);
  await expect(toast(page, 'Marca creada exitosamente!')).toBeVisible();
  const brands = (await adminClientIn(context, shop.url).brands.list({ page: 1, pageSize: 150 })).rows;
  expect(brands.filter(({ name }) => name === 'Tardía')).toHaveLength(1);
});

test.describe('while it is being saved nothing can be typed that is not saved:', { tag: '@desktop' }, () => {
  test('goods', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    for (const name of ['Disco', 'Barra larga']) await products.create({ name, price: 100_00, amount: 0 });
    await visit(page, adminPages.purchase);
    await enterGoods(page, { Disco: '10', 'Barra larga': '1' });
    const answer = await holdAnswer(page, adminApi.purchases);
    await unitsOf(page, 'Disco').press('Enter');
    await expectLocked(page, unitsOf(page, 'Disco'), [
      unitsOf(page, 'Barra larga'),
      textbox(page, 'Nota'),
      page.getByRole('searchbox', { name: 'Producto' }),
    ]);
    answer();
    await expect(toast(page, 'Se ingresaron 11 unidades.')).toBeVisible();
    await expect(textbox(page, 'Nota')).toBeEditable();
  });

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

  test('a pasted order', async ({ page, context, shop }) => {
    const { products } = adminClientIn(context, shop.url);
    await products.create({ name: 'Vincha', price: 700_00, amount: 9 });
    await visit(page, adminPages.pasteOrder);
    await page.getByRole('textbox', { name: 'Mensaje del pedido' }).fill('2 x Vincha: $ 1400');
    const answer = await holdAnswer(page, adminApi.orders);
    const client = textbox(page, 'Cliente');
    await client.press('Enter');
    await expectLocked(page, client, [textbox(page, 'Dirección')]);
    await page.getByRole('checkbox', { name: 'Pagado' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Pagado' })).not.toBeChecked();
    answer();
    await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();
  });
});
