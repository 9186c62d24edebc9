import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { addButton, cartOf } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct, shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const seenRow = (page: Page) => page.getByRole('region', { name: 'Vistos hace poco' });
const favourite = (page: Page, name: string) => page.getByRole('button', { name: `Favorito: ${name}`, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

test('favourites are kept in the browser, on cards and details, and shared by two tabs', async ({ page, context }) => {
  const { products } = await shopClient.list({ link: 'productos', limit: 2 });
  const [first, second] = products.map(({ name }) => name);
  if (!first || !second) throw new Error('the list is empty');
  await visit(page, pages.favourites);
  await expect(page.getByText('Todavía no guardaste ninguno')).toBeVisible();
  await expectAccessible(page);

  await visit(page, pages.products);
  await favourite(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(favourite(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page, 'the card was not followed').toHaveURL(pages.products);
  const other = await context.newPage();
  await visit(other, pages.product(second));
  await other.getByRole('button', { name: 'Favorito', exact: true }).click();
  await expect(favourite(page, second), 'in the other tab').toHaveAttribute('aria-pressed', 'true');

  await other.getByRole('main').getByRole('link', { name: 'Ver favoritos' }).first().click();
  await expect(titles(other)).toHaveText([second, first]);
  await expectAccessible(other);
  await favourite(other, first).click();
  await expect(favourite(other, first), 'it stays, to take it back').toHaveAttribute('aria-pressed', 'false');
  await visit(other, pages.favourites);
  await expect(titles(other)).toHaveText([second]);
});

test.describe('when the shop does not answer', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Error al obtener/] });

  test('favourites can be asked for again', async ({ page }) => {
    const { id, name } = await firstProduct();
    await page.addInitScript((ids) => localStorage.setItem('favourites', JSON.stringify(ids)), [id, 987_654_321]);
    await page.route('**/api/products/byIds?*', (route) => route.abort());
    await visit(page, pages.favourites);
    await expect(page.getByText('No pudimos traer tus favoritos.')).toBeVisible();
    await page.unroute('**/api/products/byIds?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(titles(page), 'one that is not sold any more is left out').toHaveText([name]);
  });
});

test('what was seen is at the end of the next pages, the latest first', async ({ page }) => {
  const { products } = await shopClient.list({ link: 'productos', limit: 3 });
  await page.addInitScript(() => localStorage.setItem('favourites', '{broken'));
  for (const { name } of products) {
    await visit(page, pages.product(name));
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('seenProducts') ?? '[]').at(0)))
      .toBe(products.find((one) => one.name === name)?.id);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seenRow(page).getByRole('heading', { level: 3 })).toHaveText([
    products[1]?.name ?? '',
    products[0]?.name ?? '',
  ]);
  await expectAccessible(page);
  await visit(page, pages.home);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seenRow(page).getByRole('heading', { level: 3 })).toHaveText(
    products.toReversed().map(({ name }) => name),
  );
});

test('an order is repeated at today’s prices and stock, with the name of last time, until it is forgotten', async ({
  page,
}) => {
  const product = await firstProduct();
  const readChat = await catchChat(page);
  const { panel, checkout, popup, opener } = cartOf(page);
  const name = checkout.getByRole('textbox', { name: 'Nombre' });
  await visit(page, pages.product(product.name));
  await addButton(page.getByRole('main'), product.name).first().click();
  await popup.getByRole('button', { name: 'Ver carrito' }).click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(checkout.getByText('guardados en este dispositivo')).toHaveCount(0);
  await name.fill('Ana Núñez');
  await checkout.getByRole('button', { name: /confirmar/i }).click();
  await readChat();

  await visit(page, pages.home);
  // As if it had been ordered at another price.
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('orderedItems') ?? '[]');
    const gone = { ...line, id: 987_654_321, name: 'Ya no se vende' };
    localStorage.setItem('orderedItems', JSON.stringify([{ ...line, price: line.price / 2 }, gone]));
  });
  await visit(page, pages.products);
  await opener.click();
  await panel.getByRole('button', { name: 'Repetir pedido' }).click();
  const row = panel.getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText(/Antes .+, ahora /);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Ya no se vende' })).toContainText('Sin stock');
  await expect(panel.getByRole('button', { name: 'Repetir pedido' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await expect(name).toHaveValue('Ana Núñez');
  await expectAccessible(page);
  await checkout.getByRole('button', { name: 'Olvidar mis datos' }).click();
  await expect(name).toHaveValue('');
  await expect(checkout.getByText('guardados en este dispositivo')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ana');
});

test('what is sold out can be asked for by chat, by its flavor', async ({ page }) => {
  const products = await shopClient.products();
  const gone = products.find((one) => isOutOfStock(one));
  const partly = products.find((one) => !isOutOfStock(one) && one.flavors.some(({ quantity }) => quantity === 0));
  if (!gone || !partly) throw new Error('the demo catalogue has nothing sold out');
  await visit(page, pages.product(gone.name));
  const chat = page.getByRole('main').getByRole('link', { name: /^Avisame cuando vuelva/ });
  await expect(chat.first()).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`Avisame cuando vuelva ${gone.name}`)),
  );
  await visit(page, pages.product(partly.name));
  const flavor = partly.flavors.find(({ quantity }) => quantity === 0)?.name ?? '';
  await expect(page.getByRole('link', { name: `Avisame cuando vuelva ${flavor}` })).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(`${partly.name} (${flavor})`).replaceAll(/[()]/g, '\\$&')}`),
  );
  await expectAccessible(page);
});
