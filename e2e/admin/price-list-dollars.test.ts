import { adminApi, adminPages, fillPath } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { listProducts } from '../../test/price-lists/cases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const RATE = 1000;
const GOODS = listProducts.slice(20, 40);
const [FIRST] = GOODS;
const DOLLARS = Math.round((FIRST?.price ?? 0) / 1000) / 100 + 0.5;

/** Each product for as many dollars as it has thousands of pesos today; the first for half a dollar more. */
const lines = GOODS.map(({ name, brand, price }, index) => {
  const dollars = index === 0 ? DOLLARS : Math.round(price / 1000) / 100;
  return `${name};${brand};U$S ${dollars.toFixed(2).replace('.', ',')}`;
});
const list = {
  name: 'precios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Producto;Marca;Precio', ...lines].join('\n')),
};

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a list in dollars is read at a rate, which the next one has', async ({ page, context, shop }) => {
  const name = FIRST?.name ?? '';
  const screen = priceListScreen(page);
  const { product, send } = apiBeside(page);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(list);
  await screen.read.click();
  await expect(page.getByText('La lista parece estar en dólares')).toBeVisible();
  await toastsGone(page);
  const rate = page.getByLabel('Dólar ($)');
  await page.getByLabel('La lista está en dólares').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Leer en dólares' }).click();
  await expect(page.getByText('Dato requerido.')).toBeVisible();
  await expectAccessible(page);
  await rate.fill('1500');
  await page.keyboard.press('Enter');
  const summary = (pesos: number) => page.getByText(`Precio nuevo: el de la lista, en dólares a $ ${pesos}`);
  await expect(summary(1500)).toBeVisible();
  await expect(screen.row(name)).toContainText(`lista US$ ${String(DOLLARS).replace('.', ',')}`);
  await summary(1500).click();
  await rate.fill('1');
  await rate.press('Backspace');
  await expect(page.getByText('Corregí el dólar para confirmar.')).toBeVisible();
  await expect(screen.confirm).toBeDisabled();
  await rate.fill(String(RATE));
  await expect(summary(RATE)).toBeVisible();
  const price = Math.round(DOLLARS * RATE * 100) / 100;
  await expect(screen.row(name)).toContainText(`$ ${Math.round(price).toLocaleString('es-AR')}`);
  await toastsGone(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.reload();
  await expect(summary(RATE), 'as it was').toBeVisible();
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  const { id } = await product(name);
  const stored = await (await send('get', fillPath(adminApi.productById, { id }))).json();
  expect(stored).toMatchObject({ price, priceUSD: DOLLARS });

  await screen.file.setInputFiles(list);
  await screen.read.click();
  await expect(summary(RATE), 'at once').toBeVisible();
  await summary(RATE).click();
  await page.getByLabel('La lista está en dólares').uncheck();
  await expect(page.getByText('La lista parece estar en dólares')).toBeVisible();
  await screen.cancel.click();
  await page.reload();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
});
