import { pages } from '#contract/urls.ts';
import { expect, test } from './fixtures.ts';

test.describe('an unknown address', () => {
  test.use({ expectedTrouble: [/404/] });

  test('[M2.1-20] shows the screen for it with a link home', async ({ page }) => {
    await page.goto('/no-existe');
    await expect(page.getByText('La página que estás buscando no existe.')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /inicio/i })
      .click();
    await expect(page).toHaveURL(pages.home);
  });
});
