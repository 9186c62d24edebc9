import { api, pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { firstProduct, shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

test('[M2.1-24] [M2.1-25] hovering Productos opens the menu of categories, brands and the other lists', {
  tag: '@desktop',
}, async ({ page }) => {
  const [category] = await shopClient.supplements();
  const [brand] = await shopClient.brands();
  await visit(page, pages.home);
  const nav = page.getByRole('navigation', { name: 'Principal' });
  const topLinks = ['Inicio', 'Productos', 'Preguntas Frecuentes', 'Quienes Somos', 'Sucursales', 'Contacto'];
  await expect(nav.getByRole('link')).toHaveText(topLinks);

  await nav.getByRole('link', { name: 'Productos' }).hover();
  for (const name of [category?.name, brand?.name, 'Accesorios', 'Combos', 'Promociones']) {
    await expect(nav.getByRole('link', { name: name ?? '', exact: true })).toBeVisible();
  }
  await nav.getByRole('link', { name: category?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(pages.list('suplementos', category?.link));
  await page.mouse.move(0, 700);
  await expect(nav.getByRole('link')).toHaveText(topLinks);
});

test('[M2.1-26] the hamburger opens a drawer with submenus that fold', { tag: '@phone' }, async ({ page }) => {
  const [category] = await shopClient.supplements();
  await visit(page, pages.home);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  const link = drawer.getByRole('link', { name: category?.name ?? '', exact: true });
  await expect(link).toBeHidden();
  await drawer.getByText('Suplementos', { exact: true }).click();
  await link.click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(pages.list('suplementos', category?.link));
});

test('[M2.1-23] [M4-32] [M4-33] [M5-15] [M7-9] [M9-22] the search box suggests products, read once', async ({
  page,
}) => {
  const { name } = await firstProduct();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(api.products)) calls++;
  });
  await visit(page, pages.products);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');

  await box.click();
  await box.pressSequentially('A');
  await expect(options).toHaveCount(5);
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(options).toHaveCount(0);

  await box.click();
  await box.fill(name.toUpperCase());
  await options.filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(pages.product(name));
  await box.click();
  await expect(options.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pages.products);
  await expect(options).toHaveCount(0);
  expect(calls).toBe(1);
});

test('[M2.1-21] [M2.1-27] [M2.1-28] breadcrumbs show the path, and a new page starts at its top', async ({ page }) => {
  const [category] = await shopClient.supplements();
  await visit(page, pages.list('suplementos', category?.link));
  const crumbs = page.getByRole('navigation', { name: 'Migas de pan' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Inicio', 'Suplementos', category?.name ?? '']);
  await page.evaluate(() => window.scrollTo(0, 600));
  const card = page.getByRole('region', { name: 'Productos' }).getByRole('heading', { level: 3 }).nth(2);
  const name = (await card.textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(pages.product(name));
  await expect(crumbs.getByRole('listitem')).toHaveText(['Inicio', 'Productos', name]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[M2.1-22] [M2.1-29] every page has the chat button and the footer', async ({ page }) => {
  const { whatsappPhone, slogan } = await shopClient.business();
  for (const path of [pages.home, pages.products, pages.product((await firstProduct()).name)]) {
    await page.goto(path);
    const chat = page.getByRole('link', { name: /chatear por whatsapp/i });
    await expect(chat).toBeVisible();
    await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${whatsappPhone}\\b`));
    await expect(page.getByRole('contentinfo')).toContainText(slogan);
  }
});

test('only one entry of the menu is underlined', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, pages.faq);
  const nav = page.getByRole('navigation', { name: 'Principal' });
  const underlined = () =>
    nav
      .locator('ul > li a[class*="after:"]')
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link, '::after').scale !== '0 1').map((link) => link.textContent),
      );
  await expect.poll(underlined).toEqual(['Preguntas Frecuentes']);
  await nav.getByRole('link', { name: 'Contacto' }).hover();
  await expect.poll(underlined).toEqual(['Contacto']);
});
