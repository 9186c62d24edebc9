import { adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { formatPesos } from '#domain/money/money.ts';
import { formatPercent } from '#domain/money/percent.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { largeList } from '../../test/price-lists/large-list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, toastsGone } from '../support/admin-fixtures.ts';
import { apiBeside, pdfUpload, priceListScreen, shown } from '../support/price-list-screen.ts';
import { longList, test } from '../support/price-list-shop.ts';

// Its price is no round number, which other figures of a page might have.
const [FIRST, UNTICKED] = longList.products.slice(7);
/** Products that the next list no longer has. */
const GONE = 10;

const LISTED = longList.expected.get(`${FIRST?.brand} | ${FIRST?.name}`) ?? 0;

const endingIn990 = (price: number) => Math.ceil((price - 990) / 1000) * 1000 + 990;

// Endless animations would keep axe waiting.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a list of costs becomes prices with a margin and a rounding, which the next list has at once', async ({
  page,
  context,
  shop,
}) => {
  const name = FIRST?.name ?? '';
  const screen = priceListScreen(page);
  const { product } = apiBeside(page);
  const summary = (text: string) => page.getByText(`Precio nuevo: ${text}`);
  await signInByApi(context, shop.url);
  await visit(page, adminPages.priceList);
  await screen.file.setInputFiles(pdfUpload(Buffer.from(longList.bytes)));
  await screen.read.click();
  await expect(screen.row(name)).toContainText(shown(LISTED));
  await toastsGone(page);

  await summary('el de la lista').click();
  await page.getByLabel('Lo que pagás: se le suma tu ganancia').check();
  const margin = page.getByLabel('Ganancia (%)');
  await expect(margin).toHaveValue('30');
  await margin.fill('mucho');
  await expect(page.getByText('Escribí un porcentaje, como 35 o 12,5.')).toBeVisible();
  await expect(summary('Corregí la ganancia')).toBeVisible();
  await expect(page.getByText('Corregí la ganancia para confirmar.')).toBeVisible();
  await expect(screen.confirm).toBeDisabled();
  await expectAccessible(page);
  await margin.fill('40');
  await expect(screen.confirm).toBeEnabled();
  await margin.press('Backspace');
  await expect(screen.row(name), 'while it is typed').toContainText(shown(Math.round(LISTED * 1.04)));
  await margin.press('Backspace');
  await expect(page.getByText('Dato requerido.')).toBeVisible();
  await expect(screen.confirm).toBeDisabled();
  await expect(screen.row(name), 'nothing half-typed').toContainText(shown(Math.round(LISTED * 1.3)));
  await page.getByLabel('El precio de venta').check();
  await expect(screen.confirm).toBeEnabled();
  await page.getByLabel('Lo que pagás: se le suma tu ganancia').check();
  await margin.fill('25');
  await page.getByLabel('Redondear').selectOption('Terminado en 990');
  await page.getByLabel('Hacia dónde').selectOption('Para arriba');
  await expect(summary('el de la lista + 25 %, terminado en 990 para arriba')).toBeVisible();
  const price = endingIn990(LISTED * 1.25);
  await expect(screen.row(name)).toContainText(shown(price));
  await expect(screen.row(name)).toContainText(`lista ${shown(LISTED)}`);
  // Away from the buttons that the bar of totals would cover in part.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await screen.tick(UNTICKED?.name ?? '').uncheck();
  const other = await context.newPage();
  await visit(other, adminPages.priceList);
  await expect(priceListScreen(other).row(name), 'in another tab').toContainText(shown(price));
  await expect(priceListScreen(other).tick(UNTICKED?.name ?? '')).not.toBeChecked();
  await other.close();
  await page.reload();
  await expect(screen.row(name), 'as it was').toContainText(shown(price));
  await screen.confirm.click();
  await expect(page.getByRole('heading', { name: 'Precios actualizados' })).toBeFocused();
  const { id, price: changed } = await product(name);
  expect(changed).toBe(price);

  // The cost that the list has told is for the seller alone.
  const markup = formatPercent(((price - LISTED) / LISTED) * 100);
  await visit(page, `${adminPages.quickPrices}?name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name }).getByText(`Ganancia ${markup}`)).toBeVisible();
  await expectAccessible(page);
  await visit(page, `${adminPages.products}?mode=M&id=${id}`);
  const cost = page.getByRole('textbox', { name: 'Costo' });
  await expect(cost).toHaveValue(formatPesos(LISTED * 100));
  await expect(page.getByText(`${markup}$ `)).toBeVisible();
  await cost.fill(String(price * 2));
  await expect(page.getByText('-50 %')).toBeVisible();
  await cost.fill(formatPesos(LISTED * 100));
  await expectAccessible(page);
  for (const path of ['/', pages.product(name), `${pages.product(name)}.data`]) {
    const text = await (await page.request.get(path)).text();
    expect(text).not.toContain(String(LISTED));
    expect(text).not.toContain(formatPesos(LISTED * 100));
  }

  await visit(page, adminPages.priceList);

  const { bytes } = largeList({ rows: longList.products.length - GONE, products: longList.products.length });
  await screen.file.setInputFiles(pdfUpload(Buffer.from(bytes)));
  await screen.read.click();
  await expect(summary('el de la lista + 25 %, terminado en 990 para arriba')).toBeVisible();
  const missing = page.getByRole('region', { name: 'No vinieron en esta lista' });
  await expect(missing.getByRole('heading')).toHaveText(`No vinieron en esta lista (${GONE})`);
  await expect(missing.getByRole('listitem')).toHaveCount(GONE);
  await screen.cancel.click();
  await page.reload();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Volvieron los precios anteriores' })).toBeFocused();
});
