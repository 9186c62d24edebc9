import { adminApi } from '#contract/urls/admin-urls.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, signIn, ownShopTest as test } from '../support/admin-fixtures.ts';

test('the dashboard warns while the disk of the server is nearly full', { tag: '@desktop' }, async ({ page }) => {
  const answerWith = (free: { freeBytes: number; isLow: boolean }) =>
    page.route(adminApi.storage, (route) => route.fulfill({ json: free }));
  const warning = page.getByRole('status').filter({ hasText: 'Queda poco lugar en el disco del servidor: 321 MB.' });
  await answerWith({ freeBytes: 321_900_000, isLow: true });
  await signIn(page);
  await expect(warning).toContainText('agrande el disco');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the warning at ${width} px`);
  }
  await answerWith({ freeBytes: 21_900_000_000, isLow: false });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning).toHaveCount(0);
});
