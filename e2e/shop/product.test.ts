import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { addButton, cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

async function productThat(fits: (product: ShopProduct) => boolean): Promise<ShopProduct> {
  const product = (await shopClient.products()).find(fits);
  if (!product) throw new Error('the demo catalogue has no such product');
  return product;
}

test('[M2.1-12] [M2.3-2] [M2.3-3] [M2.3-4] [M2.3-6] [M2.3-7] the page shows prices, flavors, description and others', async ({
  page,
}) => {
  const product = await productThat(({ discount, flavors }) => discount > 0 && flavors.length > 1);
  await visit(page, pages.product(product.name));
  const main = page.getByRole('main').getByRole('article').first();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(main.locator('s').first()).toHaveText(pesos(product.price));
  await expect(
    main
      .getByRole('strong')
      .filter({ hasText: pesos(unitPrice(product)) })
      .first(),
  ).toBeVisible();
  const sellable = product.flavors.filter(({ quantity }) => quantity > 0).map(({ name }) => name);
  await expect(main.getByRole('group', { name: /sabor|color/i }).getByRole('radio')).toHaveCount(sellable.length);
  const description = main.getByRole('region').or(main).filter({ hasText: 'Descripción' });
  await expect(description.first()).not.toContainText('\\n');
  await expect(main.getByText('Envíos a domicilio'), 'deliveries of this shop cost something').toBeVisible();
  await expect(page.getByRole('region', { name: 'Productos relacionados' }).getByRole('article').first()).toBeVisible();
});

test('[M2.3-1] [M2.3-8] images can be stepped through and opened in full', async ({ page }) => {
  const product = await productThat(({ images }) => images.length > 2);
  await visit(page, pages.product(product.name));
  const gallery = page.getByRole('region', { name: `Imágenes de ${product.name}` });
  const large = gallery.getByRole('button', { name: /ampliar imagen/i });
  await expect(large).toHaveAccessibleName(`Ampliar imagen 1 de ${product.images.length}`);

  const box = await large.boundingBox();
  if (!box) throw new Error('the image is not shown');
  const drag = async (distance: number) => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - distance, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag(39);
  await expect(large).toHaveAccessibleName(/imagen 1 de/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag(45);
  await expect(large).toHaveAccessibleName(/imagen 2 de/);

  await large.click();
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByRole('button', { name: 'Acercar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('[M4-17] [M4-18] [M4-19] [M4-2] [M9-15] the button refuses what is not in stock, and comes back', async ({
  page,
}) => {
  const product = await productThat(({ amount, flavors }) => amount === 1 && flavors.length === 0);
  await visit(page, pages.product(product.name));
  const button = addButton(page.getByRole('main'), product.name).first();
  await button.click();
  await cartOf(page).popup.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('button', { name: /No hay más stock de este producto/ })).toBeDisabled();
  await expect(button).toBeEnabled();
  await expect(cartOf(page).opener).toHaveAccessibleName(/\b1\b/);
});

test('[M2.2-8] [M4-20] [M5-18] a product without stock shows all its flavors and cannot be bought', async ({
  page,
}) => {
  const product = await productThat(({ amount, flavors }) => amount === 0 && flavors.length > 1);
  await visit(page, pages.product(product.name));
  const main = page.getByRole('main').getByRole('article').first();
  await expect(main.getByRole('button', { name: 'Sin Stock' })).toBeDisabled();
  await expect(main.getByRole('radio')).toHaveCount(product.flavors.length);
});

test.describe('an unknown product', () => {
  test.use({ expectedProblems: [/404/] });

  test('[M2.3-9] [M4-29] [M8-3] shows the screen for unknown pages', async ({ page }) => {
    await page.goto(pages.product('No existe'));
    await expect(page.getByText('La página que estás buscando no existe.')).toBeVisible();
  });
});

test('the chosen flavor and the buttons show in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const product = await productThat(({ flavors, amount }) => amount > 0 && flavors.length > 1);
  await visit(page, pages.product(product.name));
  const labels = page.getByRole('group', { name: /sabor|color/i }).locator('label');
  const ground = (chosen: boolean) =>
    labels
      .filter({ has: page.getByRole('radio', { checked: chosen }) })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground(true)).not.toBe(await ground(false));
  await expect(addButton(page.getByRole('main'), product.name).first()).toHaveCSS('border-top-width', '1px');
});

test('the thumbnails are in sight on a desk', { tag: '@desktop' }, async ({ page }) => {
  const product = await productThat(({ images }) => images.length > 2);
  await visit(page, pages.product(product.name));
  const gallery = page.getByRole('region', { name: `Imágenes de ${product.name}` });
  await expect(gallery.getByRole('button').last()).toBeInViewport({ ratio: 1 });
});
