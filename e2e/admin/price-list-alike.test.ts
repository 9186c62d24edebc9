import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { listProducts } from '../../test/price-lists/cases.ts';
import { listedPrice } from '../../test/price-lists/supplier-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toast, toastsGone } from '../support/admin-fixtures.ts';
import { priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const PICKED = 'Omega 3 60 cápsulas';
const ALIKE = ['Fat Burner 60 cápsulas', 'Fat Burner 120 cápsulas', 'Omega 3 90 cápsulas'];

/** Not in the message. */
const FURTHER =
  listProducts.find(({ name, brand }) => brand === 'Cóndor Nutrition' && name.startsWith('BCAA'))?.name ?? '';

/** A message that says 'x60kps' where the shop says '60 cápsulas'. */
const message = [
  'Don Ceibo',
  'CÓNDOR NUTRITION',
  ...listProducts
    .filter(({ name, brand }) => brand === 'Cóndor Nutrition' && !name.startsWith('BCAA'))
    .map(({ name, price }) => {
      const written = name.replace(/(\d+) cápsulas/, 'x$1kps');
      return `${written} $ ${listedPrice(price / 100, 1.1).toLocaleString('es-AR')}`;
    }),
].join('\n');

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('one line that gets its product brings those of the lines like it @phone', async ({ page, context, shop }) => {
  const screen = priceListScreen(page);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await page.getByLabel('Pegá el mensaje').fill(message);
  await screen.read.click();
  const lines = page.getByRole('region', { name: 'Líneas de la lista sin producto' });
  const line = lines.getByRole('listitem').filter({ hasText: 'Omega 3 x60kps' });
  await expect(screen.filter('Parecidas')).toHaveCount(0);
  await line.getByRole('button', { name: /^Elegir producto/ }).click();
  await expect(page.getByRole('option').first()).toContainText(PICKED);
  await page.getByRole('option').first().click();

  await expect(
    toast(page, `Otros ${ALIKE.length} productos salen igual: están en «Parecidas», sin tildar.`),
  ).toBeVisible();
  await expect(screen.row(PICKED)).toContainText('A mano');
  await expect(screen.tick(PICKED)).toBeChecked();
  await screen.filter('Parecidas').click();
  await expect(screen.table.getByRole('row')).toHaveCount(ALIKE.length + 1);
  for (const name of ALIKE) {
    await expect(screen.tick(name)).not.toBeChecked();
    await expect(screen.tick(name)).toHaveAccessibleDescription(
      'Se llama como la línea que elegiste: fijate si es este producto.',
    );
  }
  await toastsGone(page);
  await expectAccessible(page);

  await screen.filter('Todos').click();
  await screen
    .row(PICKED)
    .getByRole('button', { name: /^Cambiar el producto/ })
    .click();
  await page.getByLabel(`Además de «${PICKED}»`).check();
  await page.getByLabel('¿Qué producto es?').fill(FURTHER);
  await page.getByRole('option').first().click();
  await expect(screen.row(FURTHER)).toContainText('A mano');
  await expect(screen.tick(PICKED), 'it stays beside').toBeChecked();

  await page.reload();
  await expect(screen.tick(FURTHER)).toBeChecked();
  await expect(screen.tick(PICKED)).toBeChecked();
  await screen.filter('Parecidas').click();
  await page.getByLabel('Actualizar todos los que se ven').check();
  for (const name of ALIKE) await expect(screen.tick(name)).toBeChecked();
  await screen.cancel.click();
});
