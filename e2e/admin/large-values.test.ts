import type { Locator } from '@playwright/test';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expect, ownShopTest as test } from '../support/admin-fixtures.ts';

/** The left and right edges of what is drawn of a text, in pixels. */
const edges = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

test('large prices and unbroken names stay in sight @desktop', async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  const admin = adminClientIn(context, shop.url);
  const brand = await admin.brands.create({ name: 'M'.repeat(50), link: 'eme', image: '' });
  const name = `Zz${'W'.repeat(48)}`;
  const large = { price: 99_999_999_00, priceUsd: 1200_50, discount: 10_00, brandId: brand.id };
  const product = await admin.products.create({ name, amount: 4, ...large });
  await admin.sales.create({ productId: product.id, quantity: 1 });

  await test.step('in the price editor on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${adminPages.quickPrices}?name=zz`);
    const cell = (label: string) => page.getByRole('button', { name: new RegExp(`^${label} de Zz`) }).locator('span');
    const [price, dollars] = [await edges(cell('Precio').last()), await edges(cell('Precio USD').last())];
    expect(price.left).toBeGreaterThan(16);
    expect(dollars.left).toBeGreaterThan(price.right);
    expect(dollars.right).toBeLessThan(374);
    const [discount, final] = [await edges(cell('Descuento').last()), await edges(page.getByText('$ 89.999.999'))];
    expect(final.left).toBeGreaterThan(discount.right);
  });

  await test.step('in the totals', async () => {
    await visit(page, adminPages.salesSummary);
    const total = page.getByRole('region', { name: 'Totales' }).getByText('$ 89.999.999').first();
    const lines = await total.evaluate((node) => {
      const height = Number.parseFloat(getComputedStyle(node).lineHeight);
      return Math.round(node.getBoundingClientRect().height / height);
    });
    expect(lines).toBe(1);
  });

  await test.step('in the list', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await visit(page, `${adminPages.products}?name=zz`);
    const category = await edges(page.getByRole('button', { name: 'Suplemento', exact: true }));
    const actions = await edges(page.getByRole('columnheader', { name: 'Acciones' }));
    expect(category.right).toBeLessThan(actions.left);
  });
});
