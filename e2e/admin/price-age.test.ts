import { join } from 'node:path';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, select, ownShopTest as test, toast } from '../support/admin-fixtures.ts';

test('old prices are found, the oldest first, and confirmed', async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  await page.clock.setFixedTime(Date.now() + 40 * 24 * 60 * 60 * 1000);
  await visit(page, `${adminPages.quickPrices}?name=creatina`);
  await select(page, 'Precios').selectOption({ label: 'De más de 30 días' });
  await expect(page).toHaveURL(/name=creatina&dias=30&orden=pricedAt/);
  const row = page
    .getByRole('row')
    .filter({ hasText: /hace \d+ días/ })
    .first();
  await expect(row).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `old prices at ${width} px`);
  }
  const confirm = row.getByRole('button', { name: /^Sigue igual el precio de / });
  const name = ((await confirm.getAttribute('aria-label')) ?? '').replace('Sigue igual el precio de ', '');
  await confirm.press('Enter');
  await expect(toast(page, `El precio de ${name} sigue igual`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Sigue igual el precio de ${name}`, exact: true })).toHaveCount(0);
  const rows = await adminClientIn(context, shop.url).products.prices();
  const pricedAt = rows.find((each) => each.name === name)?.pricedAt ?? 0;
  expect(Date.now() - pricedAt).toBeLessThan(60_000);
});

test('old prices are counted on the dashboard and marked among the products', async ({ page, context, shop }) => {
  const before = Date.now() - 34 * 24 * 60 * 60 * 1000;
  const database = await openDatabase({ file: join(shop.folder, 'shop.db') });
  const old = database.query.selectFrom('products').select('id').orderBy('name_sort').limit(2);
  const ids = (await old.execute()).map(({ id }) => id);
  await database.query.updateTable('products').set({ priced_at: Date.now() }).execute();
  await database.query.updateTable('products').set({ priced_at: before }).where('id', 'in', ids).execute();
  await database.close();
  await signInByApi(context, shop.url);

  await visit(page, adminPages.dashboard);
  const listed = page.getByRole('link', { name: '2 con más de 30 días', exact: true });
  await expect(listed).toBeVisible();
  await expectAccessible(page, 'dashboard with old prices');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Precios rápidos/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(listed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${adminPages.quickPrices}?dias=30&orden=pricedAt`);
  await expect(page.getByText('Total de productos: 2')).toBeVisible();

  await visit(page, adminPages.products);
  const mark = page.getByText('Precio de hace 34 días');
  await expect(mark).toHaveCount(2);
  await expectAccessible(page, 'products with old prices');
  await visit(page, adminPages.quickPrices);
  const confirm = page.getByRole('button', { name: /^Sigue igual el precio de / });
  await confirm.first().click();
  await expect(confirm).toHaveCount(1);
  await visit(page, adminPages.products);
  await expect(mark).toHaveCount(1);
});
