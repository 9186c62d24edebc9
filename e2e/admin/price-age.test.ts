import { adminPages } from '#contract/urls/admin-urls.ts';
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
