import { adminApi } from '#contract/urls/admin-urls.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, signIn, ownShopTest as test } from '../support/admin-fixtures.ts';

test('the dashboard tells the age of the newest backup, and warns when it is old', { tag: '@desktop' }, async ({
  page,
}) => {
  const hour = 60 * 60 * 1000;
  const answerWith = (ageMs: number) =>
    page.route(adminApi.backupStatus, (route) =>
      route.fulfill({ json: { isDaily: true, ageMs, bytes: 12_000_000, hasFailed: false } }),
    );
  const warning = page.getByRole('status').filter({ hasText: 'Última copia de seguridad: hace 3 días · 12 MB.' });
  await answerWith(73 * hour);
  await signIn(page);
  await expect(warning).toContainText('Pedile a quien administra el servidor');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the warning at ${width} px`);
  }
  await answerWith(5 * hour);
  await page.reload();
  await expect(page.getByText('Última copia de seguridad: hace 5 horas · 12 MB.')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expectAccessible(page, 'the age of the backup');
});
