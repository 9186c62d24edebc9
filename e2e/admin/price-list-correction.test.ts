import { adminPages } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { ambiguousList, listedIn } from '../../test/price-lists/ambiguous-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, pdfUpload, priceListScreen, shown } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

const [GLUTAMINE, LARGE, BURNER] = ['Glutamina 250 g', 'Glutamina 500 g', 'Fat Burner 60 cápsulas'];

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a price that was read wrongly is corrected by one tap or by typing, and confirmed so', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  const { product } = apiBeside(page);
  const cell = (name: string) => page.getByRole('button', { name: `Precio en la lista de ${name}:` });
  const field = (name: string) => page.getByRole('textbox', { name: `Precio en la lista de ${name}` });
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(pdfUpload(Buffer.from(ambiguousList())));
  await screen.read.click();

  await expect(screen.row(GLUTAMINE)).toContainText(shown(listedIn('Canal B', GLUTAMINE)));
  const other = shown(listedIn('Canal C', GLUTAMINE));
  await screen
    .row(GLUTAMINE)
    .getByRole('button', { name: `Usar Canal C ${other} para ${GLUTAMINE}` })
    .click();
  await expect(screen.tick(GLUTAMINE)).toBeChecked();
  await expect(cell(GLUTAMINE)).toBeFocused();
  await expect(cell(GLUTAMINE)).toHaveText(other);
  await expect(screen.row(GLUTAMINE)).toContainText('Corregiste el precio. Se había leído:');

  await cell(LARGE).focus();
  await page.keyboard.press('Enter');
  await field(LARGE).fill('mucho');
  await page.keyboard.press('Enter');
  await expect(cell(LARGE), 'as it was').toHaveText(
    new RegExp(`${shown(listedIn('Canal B', LARGE)).replace('$', '\\$')}$`),
  );
  await page.keyboard.press('Enter');
  await field(LARGE).fill('45.678,50');
  await page.keyboard.press('Enter');
  await expect(cell(LARGE)).toBeFocused();
  await expect(cell(LARGE)).toContainText('$ 45.679');
  await expect(screen.tick(LARGE)).toBeChecked();
  await toastsGone(page);
  await expectAccessible(page);

  const read = shown(listedIn('Canal B', BURNER));
  await screen
    .row(BURNER)
    .getByRole('button', { name: `Usar Canal A ${shown(listedIn('Canal A', BURNER))}` })
    .click();
  await screen
    .row(BURNER)
    .getByRole('button', { name: `Usar ${read}` })
    .click();
  await expect(screen.tick(BURNER), 'put back, it is asked about again').not.toBeChecked();

  await screen.filter('Dudosos').click();
  await cell(BURNER).click();
  await field(BURNER).fill('20.500');
  await page.keyboard.press('Enter');
  await expect(screen.row(BURNER), 'no longer in doubt').toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  await screen.filter('Todos').click();
  await screen
    .row(BURNER)
    .getByRole('button', { name: `Usar ${read}` })
    .click();

  await page.reload();
  await expect(cell(GLUTAMINE)).toHaveText(other);
  await expect(cell(LARGE)).toHaveText('$ 45.679');
  await expect(page.getByText('2 de 24 precios van a cambiar')).toBeVisible();
  const before = await product(BURNER);
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  expect((await product(GLUTAMINE)).price).toBe(listedIn('Canal C', GLUTAMINE));
  expect((await product(LARGE)).price).toBe(45_678.5);
  expect((await product(BURNER)).price).toBe(before.price);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
});
