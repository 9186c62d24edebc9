import { api, pages } from '#contract/urls/shop-urls.ts';
import { LIST_ORDER_LABELS, LIST_ORDERS } from '#domain/catalogue/list-order.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** The category with the most products, so that its list has several pages on every device. */
async function largestCategory(): Promise<string> {
  const categories = await shopClient.supplements();
  const sizes = await Promise.all(
    categories.map(async ({ link }) => {
      const { products } = await shopClient.list({ link: 'suplementos', subLink: link });
      return { link, size: products.length };
    }),
  );
  return sizes.sort((a, b) => b.size - a.size)[0]?.link ?? '';
}

for (const order of LIST_ORDERS) {
  test(`[M2.2-1] [M4-25] [M7-10] in order ${order} the list shows every product of a category exactly once`, async ({
    page,
  }) => {
    const subLink = await largestCategory();
    const { products } = await shopClient.list({ link: 'suplementos', subLink, sortOrder: order });
    const names = products.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(12);

    await visit(page, pages.list('suplementos', subLink));
    if (order !== 'default') await page.getByLabel('Ordenar por').selectOption(LIST_ORDER_LABELS[order]);
    const cards = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 });
    await expect(cards.first()).toHaveText(names[0] ?? '');
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      expect(await cards.count()).toBe(names.length);
    }).toPass({ timeout: 30_000 });
    await page.mouse.wheel(0, 20_000);
    await expect(cards).toHaveText(names);
  });
}

const pageSizes = [
  { width: 1280, size: 12 },
  { width: 900, size: 9 },
  { width: 390, size: 6 },
];

for (const { width, size } of pageSizes) {
  test(`[M2.1-30] [M4-26] [M9-16] at ${width} px the list grows by ${size}`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, pages.products);
    const cards = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 });
    await expect(cards.filter({ visible: true })).toHaveCount(size);
    const request = page.waitForRequest((request) => request.url().includes(api.productList));
    await page.mouse.wheel(0, 20_000);
    expect(new URL((await request).url()).searchParams.get('limit')).toBe(String(size));
    // One long scroll can load more than one page.
    await expect.poll(() => cards.count()).toBeGreaterThan(size);
    expect((await cards.count()) % size).toBe(0);
  });
}

test('[M4-22] [M4-23] an empty list shows its message', async ({ page }) => {
  await page.goto(pages.search('nada que se venda'));
  await expect(page.getByText('No hubo resultados para tu búsqueda')).toBeVisible();
  await page.goto(pages.list('suplementos', 'no-existe'));
  await expect(page.getByText('No hay productos disponibles')).toBeVisible();
});

test('[M2.1-11] [M4-27] a search shows all its results, without infinite scroll', async ({ page }) => {
  const text = 'proteína';
  const { products } = await shopClient.list({ link: 'productos', search: text });
  expect(products.length).toBeGreaterThan(12);
  await visit(page, pages.search(text));
  const cards = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(products.map(({ name }) => name));
});

test('[M2.2-8] [M2.2-9] cards show Promo and Sin Stock', async ({ page }) => {
  const products = await shopClient.products();
  const promo = products.find(({ amount, discount }) => amount > 0 && discount > 0);
  const soldOut = products.find(({ amount }) => amount === 0);
  for (const [product, label] of [
    [promo, 'Promo'],
    [soldOut, 'Sin Stock'],
  ] as const) {
    await visit(page, pages.search(product?.name ?? ''));
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: product?.name ?? '', exact: true }) });
    await expect(card.getByText(label, { exact: true }).first()).toBeVisible();
  }
});

test('[M4-28] another order, category or search restarts the list', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 });
  const first = async (request: Parameters<typeof shopClient.list>[0]) =>
    (await shopClient.list({ ...request, limit: 1 })).products[0]?.name ?? '';
  await visit(page, pages.products);
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
  await expect(cards.first()).toHaveText(await first({ link: 'productos', sortOrder: 'precio-asc' }));
  await page.getByLabel('Ordenar por').selectOption({ label: 'Z - A' });
  await expect(cards.first()).toHaveText(await first({ link: 'productos', sortOrder: 'nombre-desc' }));
});

test('[M2.1-21] a hard reload returns to the place in a long list', async ({ page }) => {
  await visit(page, pages.products);
  const cards = page.getByRole('region', { name: 'Productos' }).getByRole('article').filter({ visible: true });
  const first = await cards.count();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(2 * first);
  const card = cards.nth(2 * first);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
});

test('the row of logos above all brands scrolls by itself and makes no card wider', async ({ page }) => {
  const cardWidth = () =>
    page
      .getByRole('region', { name: 'Productos' })
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().width);
  await visit(page, pages.products);
  const width = await cardWidth();
  await visit(page, pages.list('marcas'));
  expect(await cardWidth()).toBeCloseTo(width, 0);
  const logos = page.getByRole('navigation', { name: 'Todas las marcas' }).getByRole('link');
  await expect(logos).toHaveCount((await shopClient.brands()).length);
  await logos.last().click();
  await expect(page).toHaveURL(/\/marcas\/./);
  await expect(page.getByRole('navigation', { name: 'Todas las marcas' })).toHaveCount(0);
});
