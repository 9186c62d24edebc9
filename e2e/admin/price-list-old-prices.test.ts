import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect } from '../support/admin-fixtures.ts';
import { priceListScreen } from '../support/price-list-screen.ts';
import { longList, test } from '../support/price-list-shop.ts';

/** How much dearer the list is than the shop, which has not been kept up for long. */
const TIMES = 6;

test('a list of much dearer prices is read, and every row asks with its reason', async ({ page, context, shop }) => {
  const screen = priceListScreen(page);
  const listed = longList.products.slice(0, 12).map(({ name, brand }) => {
    const today = (longList.expected.get(`${brand} | ${name}`) ?? 0) / 1.1;
    return { name, row: `${name};${brand};${Math.round(today * TIMES)}` };
  });
  const bytes = Buffer.from(['Producto;Marca;Precio', ...listed.map(({ row }) => row)].join('\n'));
  const [{ name } = { name: '' }] = listed;

  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: bytes });
  await screen.read.click();
  await expect(page.getByText('0 de 12 precios van a cambiar')).toBeVisible();
  await expect(screen.tick(name)).not.toBeChecked();
  await expect(screen.tick(name)).toHaveAccessibleDescription(
    'El precio es 6 veces el de hoy, como casi toda la lista: revisalo.',
  );
  await expect(screen.confirm).toBeDisabled();
  await screen.tick(name).check();
  await expect(page.getByText('1 de 12 precios van a cambiar')).toBeVisible();

  // The shop is the same for the tests that follow.
  await screen.cancel.click();
  await expect(screen.summary).toHaveCount(0);
});
