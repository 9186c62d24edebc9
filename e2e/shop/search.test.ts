import type { Locator } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { pressAsInSafari } from '../../test/browser/safari-presses.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

const WRONG = 'creatna';

test('[M4-32] [M5-16] [M2.1-11] a mistyped search shows suggestions and results for the corrected words', async ({
  page,
}) => {
  await visit(page, pages.home);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await box.click();
  await box.fill(WRONG);
  await expect(options).toHaveCount(5);
  await expect(options.first()).toContainText(/creatina/i);
  await expect(page.getByText('5 sugerencias')).toBeAttached();

  const active = () => box.getAttribute('aria-activedescendant');
  const idOf = (place: number) => options.nth(place).getAttribute('id');
  await box.press('ArrowDown');
  expect(await active()).toBe(await idOf(0));
  await box.press('End');
  expect(await active()).toBe(await idOf(4));
  await box.press('Home');
  expect(await active()).toBe(await idOf(0));
  await box.press('ArrowUp');
  expect(await active()).toBeNull();
  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');

  await box.press('Enter');
  await expect(page).toHaveURL(pages.search(WRONG));
  await expect(page.getByText(`No encontramos «${WRONG}». Mostramos resultados para «creatina».`)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/creatina/i);
});

test('a press on the link below the suggestions leads to all results', { tag: '@desktop' }, async ({ page }) => {
  await pressAsInSafari(page);
  await visit(page, pages.home);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  await box.click();
  await box.fill('vainilla');
  await page.getByRole('link', { name: 'Ver todos los resultados' }).click();
  await expect(page).toHaveURL(pages.search('vainilla'));
});

test('[M2.1-11] suggestions and list agree, flavors are found, and the field keeps the text', async ({ page }) => {
  await visit(page, pages.home);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  const cards = page.getByRole('region', { name: 'Productos' }).getByRole('article').getByRole('heading');
  await box.click();
  await box.fill('vainilla');
  await expect(options).toHaveCount(5);
  const suggested = await options.locator('.line-clamp-2').allTextContents();
  await box.press('Enter');
  await expect(page).toHaveURL(pages.search('vainilla'));
  await expect(cards.nth(4)).toBeVisible();
  expect((await cards.allTextContents()).slice(0, 5)).toEqual(suggested);

  await expect(box).toHaveValue('vainilla');
  await page.reload();
  await expect(box).toHaveValue('vainilla');
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(suggested[0] ?? '');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('vainilla');
});

test('[M2.1-11] a sign finds the names that contain it, and no search reaches for another meaning', async ({
  page,
}) => {
  await page.goto(pages.search('%'));
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.includes('%'))).toEqual([]);
  await page.goto(pages.search('sin tacc'));
  await expect(page.getByText('No hubo resultados para tu búsqueda')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('[M4-23] a search without results links to the nearest ones and the categories', async ({ page }) => {
  await page.goto(pages.search('creatina xyzzy'));
  await expect(page.getByText('No hubo resultados para tu búsqueda')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo más parecido' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/creatina/i);
  await page.getByRole('navigation', { name: 'Buscá por categoría' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/suplementos\//);
});

test('a search that is too long is answered 400, with a page', { tag: '@desktop' }, async ({ request }) => {
  expect((await request.get(pages.search('a'.repeat(100)))).status()).toBe(200);
  for (const path of [pages.search('a'.repeat(101)), '/productos?search=%00', `/marcas/${'x'.repeat(101)}`]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 400]);
    expect(await response.text()).toMatch(/No (?:podemos|hay|hubo)/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/request failed \(csp\)/] });

  test('[M2.1-7] [M2.1-11] [M2.1-17] [M2.1-18] home, list, its pages, search, detail, FAQ and branches work', {
    tag: '@phone',
  }, async ({ page }) => {
    const first = await firstProduct();
    await page.goto(pages.home);
    await expect(page.getByRole('article').first()).toContainText('$');
    await page.goto(pages.products);
    const cards = page.getByRole('region', { name: 'Productos' }).getByRole('article');
    await expect(cards).toHaveCount(12);
    await page.getByRole('link', { name: 'Ver más productos' }).click();
    await expect(page).toHaveURL(/desde=/);
    await expect(cards.filter({ hasText: first.name })).toHaveCount(0);
    await page.getByRole('link', { name: 'Volver al principio de la lista' }).click();
    await cards.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    const order = await page.getByRole('link', { name: 'Pedir por WhatsApp' }).getAttribute('href');
    expect(new URL(order ?? '').searchParams.get('text')).toContain(pages.product(first.name));
    await page.getByRole('combobox', { name: /buscar/i }).fill(WRONG);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(cards.first()).toContainText(/creatina/i);
    await expect(page.getByRole('combobox', { name: /buscar/i })).toHaveValue(WRONG);

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Preguntas Frecuentes' }).click();
    await expect(page.getByRole('region', { name: 'Formas de pago' })).toContainText('transferencia bancaria');
    await footer.getByRole('link', { name: 'Sucursales', exact: true }).click();
    const branch = page.getByRole('main').getByRole('listitem').first();
    await expect(branch).toContainText('Dirección');
    await expect(branch.getByRole('link', { name: /^Cómo llegar/ })).toBeVisible();
    await expect(branch.getByRole('button')).toHaveCount(0);
    await footer.getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByText('El formulario necesita JavaScript.')).toBeVisible();
    await page.goto(pages.favourites);
    await expect(page.getByText('Los favoritos necesitan JavaScript.')).toBeVisible();
    await expect(page.getByText('Cargando...')).toBeHidden();
  });
});

test.describe('a long list', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Error al obtener|request failed/] });

  test('[M2.1-21] [M4-25] restores its scroll position, lets reach the footer, and retries a failed page', async ({
    page,
  }) => {
    await visit(page, pages.products);
    const cards = page.getByRole('region', { name: 'Productos' }).getByRole('article');
    const shown = await cards.filter({ visible: true }).count();
    await page.route('**/api/products/allClients*', (route) => route.abort(), { times: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('No pudimos cargar más productos.')).toBeVisible();
    await page.getByRole('link', { name: 'Reintentar' }).click();
    const card = cards.nth(shown + 2);
    await card.scrollIntoViewIfNeeded();
    const count = await restingCount(cards);
    expect(count).toBeLessThanOrEqual(4 * shown);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const before = await card.boundingBox();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards).toHaveCount(count);
    const after = await cards.filter({ hasText: name }).first().boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(5);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(cards).toHaveCount(count);

    await page.getByRole('link', { name: 'Ir al pie de página' }).last().click();
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

/** The number of items after a pause longer than the list waits before it loads more. */
async function restingCount(cards: Locator): Promise<number> {
  let count = -1;
  await expect(async () => {
    const before = count;
    count = await cards.count();
    expect(count).toBe(before);
  }).toPass({ intervals: [1000] });
  return count;
}
