import type { Page } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { addFirstProduct, cartOf } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, select, ownShopTest as test, toast, toastsGone } from '../support/admin-fixtures.ts';

/** Orders the first product of the list in the shop, and returns the lines of the message. */
async function orderInTheShop(page: Page, name: string): Promise<string[]> {
  const readChat = await catchChat(page);
  const { popup, panel, checkout } = cartOf(page);
  await visit(page, pages.products);
  await addFirstProduct(page);
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await checkout.getByRole('button', { name: /confirmar/i }).click();
  return (await readChat()).lines;
}

// Expected: stock that was sold meanwhile answers 409.
test.use({ expectedProblems: [/409|Error al agregar datos/] });

async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje del pedido' });

test('an order of the shop is pasted, saved as sales, answered, paid and delivered', async ({ page, context, shop }, {
  project,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = `Ana Ñáñez ${project.name}`;
  const lines = await orderInTheShop(page, client);
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const soldBefore = (await admin.sales.list({ page: 1, pageSize: 1 })).totalResults;

  await visit(page, adminPages.sales);
  await page.getByRole('link', { name: 'Pegar pedido' }).click();
  await expect(message(page)).toBeFocused();
  await pasteText(page, `[25/5/26, 10:33:12] ${client}: ${lines.join('\n')}`);
  const order = page.getByRole('form', { name: `Pedido de ${client}` });
  await expect(order).toBeVisible();
  const [total = ''] = lines.slice(-1);
  await expect(order.getByRole('status', { name: 'Total' })).toHaveText(total.replace('*Total:* ', ''));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `the pasted order at ${width} px`);
  }

  await test.step('one press of a key saves it', async () => {
    await expect(order.getByRole('button', { name: 'Guardar pedido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();
    await expect(page.getByText(`¡Hola ${client}! Tu pedido está confirmado:`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar respuesta' })).toBeVisible();
    expect((await admin.sales.list({ page: 1, pageSize: 1 })).totalResults).toBe(soldBefore + 1);
  });

  await test.step('the same message is noticed', async () => {
    await message(page).fill(lines.join('\n'));
    await expect(order.getByText(/Este pedido ya se cargó el/)).toBeVisible();
  });

  await page.getByRole('link', { name: 'Ver pedidos' }).click();
  const card = page.getByRole('article', { name: client });
  await card.getByRole('button', { name: 'Marcar pagado' }).click();
  await expect(card.getByText('Pagado', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Marcar entregado' }).click();
  await expect(card.getByText('Entregado', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Marcar sin entregar' })).toBeFocused();
  await toastsGone(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), 'colours have settled').toBe(0);
  await expectAccessible(page, 'the orders');
  await page.getByRole('link', { name: 'Pendientes' }).click();
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: 'Todos' }).click();
  await card.getByRole('button', { name: `Eliminar el pedido de ${client}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(toast(page, 'Pedido eliminado exitosamente!')).toBeVisible();
  expect((await admin.sales.list({ page: 1, pageSize: 1 })).totalResults).toBe(soldBefore);
});

test('a message that somebody else entered since it was read is asked about @desktop', async ({
  page,
  context,
  shop,
}) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const { id } = await admin.products.create({ name: 'Tobilleras cortas', price: 500_00, amount: 9 });
  const stock = async () => (await admin.products.byId(id)).amount;
  const other = await context.newPage();
  const form = (of: Page) => of.getByRole('form', { name: 'Pedido' });
  for (const each of [other, page]) {
    await visit(each, adminPages.pasteOrder);
    await message(each).fill('2 x Tobilleras cortas: $ 1000');
    await expect(form(each)).toBeVisible();
  }
  await form(other).getByRole('button', { name: 'Guardar pedido' }).click();
  await expect(toast(other, 'Pedido agregado exitosamente!')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'El pedido ya está cargado' });
  const press = () => form(page).getByRole('button', { name: 'Guardar pedido' }).click();
  await press();
  await expect(question).toContainText(/Este pedido ya se cargó el/);
  await expectAccessible(page, 'the question');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form(page).getByText(/Este pedido ya se cargó el/)).toBeVisible();
  expect(await stock()).toBe(7);
  await press();
  await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();
  expect(await stock(), 'once it was known').toBe(5);
});

test('what a message does not tell is asked, and a refused line says why', async ({ page, context, shop }, {
  project,
}) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const flavors = [
    { name: 'Limón', quantity: 4 },
    { name: 'Coco', quantity: 1 },
  ];
  const mark = project.name;
  const juice = await admin.products.create({ name: `Jugo ${mark}`, price: 900_00, flavors });
  const bar = await admin.products.create({ name: `Barra ${mark}`, price: 500_00, amount: 3 });

  await visit(page, adminPages.pasteOrder);
  const text = [`2 x Jugo ${mark}: $ 1800`, `2x barra ${mark}: $ 960`, '1 x Cosa rara: $ 5', 'Dejalo en portería'];
  await message(page).fill(text.join('\n'));
  const order = page.getByRole('form', { name: 'Pedido' });
  const save = order.getByRole('button', { name: 'Guardar pedido' });
  await expect(order.getByText('Dejalo en portería')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(order.getByText('No sabemos qué producto es. Elegilo o quitá la línea.')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `an unclear order at ${width} px`);
  }

  await order.getByRole('combobox', { name: 'Variante' }).selectOption('Limón');
  await order.getByRole('button', { name: 'Quitar Cosa rara' }).click();
  await expect(save).toBeDisabled();
  await order.getByRole('button', { name: 'A los del pedido' }).click();
  await expect(order.getByRole('status', { name: 'Total' })).toHaveText(formatPrice(2760_00));

  await test.step('the last units were sold meanwhile', async () => {
    await admin.sales.create({ productId: bar.id, quantity: 2 });
    await save.click();
    const line = order.getByRole('listitem').filter({ hasText: `barra ${mark}` });
    await expect(line.getByRole('alert')).toHaveText('No hay stock suficiente. Queda 1 unidad.');
    expect((await admin.products.byId(juice.id)).amount, 'nothing was sold').toBe(5);
    await line.getByRole('button', { name: /^Restar uno/ }).click();
    await save.click();
    await expect(page.getByText('¡Hola! Tu pedido está confirmado:')).toContainText(
      /No nos queda:\s+1 x barra .+\s+1 x Cosa rara/,
    );
    expect((await admin.products.byId(juice.id)).amount).toBe(3);
  });
});

test('a product that the message misspells is searched, and its only price is today’s @desktop', async ({
  page,
  context,
  shop,
}) => {
  await signInByApi(context, shop.url);
  await adminClientIn(context, shop.url).products.create({ name: 'Guantes negros', price: 700_00, amount: 2 });
  await visit(page, adminPages.pasteOrder);
  await message(page).fill('1 x Guante negro');
  const picker = page.getByRole('combobox', { name: 'Producto' });
  await picker.fill('guantes neg');
  await page.getByRole('option', { name: /Guantes negros/ }).click();
  const order = page.getByRole('form', { name: 'Pedido' });
  await expect(order.getByRole('status', { name: 'Total' })).toHaveText(formatPrice(700_00));
  await select(page, 'Método de Pago').selectOption('Efectivo');
  await order.getByRole('button', { name: 'Guardar pedido' }).click();
  await expect(toast(page, 'Pedido agregado exitosamente!')).toBeVisible();

  await message(page).fill('Hola, ¿tenés creatina?');
  await expect(page.getByText('No encontramos un pedido en este texto.')).toBeVisible();
});

test('an order is not saved while an amount cannot be read @desktop', async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  await adminClientIn(context, shop.url).products.create({ name: 'Toalla de mano', price: 700_00, amount: 2 });
  await visit(page, adminPages.pasteOrder);
  await message(page).fill('1 x Toalla de mano: $ 700');
  const order = page.getByRole('form', { name: 'Pedido' });
  const save = order.getByRole('button', { name: 'Guardar pedido' });
  const total = order.getByRole('status', { name: 'Total' });
  const wrong = order.getByText('Ingresá un importe válido.');
  for (const [label, text, amount] of [
    ['Descuento', '2.70o', '100'],
    ['Envío', '2500,00.5', '300'],
  ] as const) {
    const field = order.getByRole('textbox', { name: label });
    await field.fill('');
    await field.pressSequentially(text);
    await expect(wrong).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(total).toHaveText('–');
    await field.press('Enter');
    await field.fill(amount);
    await expect(wrong).toBeHidden();
  }
  await expect(total).toHaveText(formatPrice(900_00));
  await save.click();
  await expect(page.getByText(`cargado por ${formatPrice(900_00)}`)).toBeVisible();
});
