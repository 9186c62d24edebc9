import { pages } from '#contract/urls.ts';
import { rawAnswer } from '../bench/raw-answer.ts';
import { expectAccessible } from './accessible.ts';
import { addButton, cartOf } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { firstProduct } from './shop-api.ts';
import { visit } from './visit.ts';

const screens: Record<string, () => Promise<string>> = {
  home: async () => pages.home,
  list: async () => pages.products,
  detail: async () => pages.product((await firstProduct()).name),
  'empty list': async () => pages.search('nada que se venda'),
};

const MAX_HTML_BYTES = 15_000;
const WIDTHS = [320, 390, 768, 900, 1024, 1280, 1920];

for (const [name, address] of Object.entries(screens)) {
  test(`the ${name} fits every width, without scrolling sideways`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, await address());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`the ${name} has no accessibility faults`, async ({ page }) => {
    await visit(page, await address());
    await expectAccessible(page);
  });

  test(`the ${name} is a small page`, { tag: '@desktop' }, async ({ baseURL }) => {
    const { status, headers, body } = await rawAnswer(`${baseURL}${await address()}`);
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'br' });
    expect(body.byteLength).toBeLessThanOrEqual(MAX_HTML_BYTES);
  });
}

test('cart and checkout have no accessibility faults', async ({ page }) => {
  const { panel, checkout, popup } = cartOf(page);
  await visit(page, pages.products);
  await addButton(page.getByRole('main'), (await firstProduct()).name).click();
  const view = popup.getByRole('button', { name: 'Ver carrito' });
  // Holds the popup, which would close by itself.
  await view.focus();
  await expectAccessible(page);
  await view.click();
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('button', { name: /confirmar/i }).click();
  await expect(checkout.getByText('Por favor, completa todos los campos obligatorios.')).toBeVisible();
  await expectAccessible(page);
});
