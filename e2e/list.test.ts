import { pages } from '#contract/urls.ts';
import { LIST_ORDER_LABELS, LIST_ORDERS } from '#domain/product-list.ts';
import { expect, test } from './fixtures.ts';
import { shopApi } from './shop-api.ts';
import { visit } from './visit.ts';

/** The category with the most products, so that its list has several pages on every device. */
async function largestCategory(): Promise<string> {
  const categories = await shopApi.suplements();
  const sizes = await Promise.all(
    categories.map(async ({ link }) => {
      const { products } = await shopApi.list({ link: 'suplementos', categoria: link });
      return { link, size: products.length };
    }),
  );
  return sizes.sort((a, b) => b.size - a.size)[0]?.link ?? '';
}

for (const order of LIST_ORDERS) {
  test(`[M2.2-1] [M4-25] [M7-10] in order ${order} the list shows every product of a category exactly once`, async ({
    page,
  }) => {
    const categoria = await largestCategory();
    const { products } = await shopApi.list({ link: 'suplementos', categoria, sortOrder: order });
    const names = products.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(12);

    await visit(page, pages.list('suplementos', categoria));
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
