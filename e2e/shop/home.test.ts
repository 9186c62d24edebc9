import { pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

test('[M2.1-1] [M2.1-2] [M2.1-3] [M9-21] the banner has two slides that take turns, with an image cropped for phones', async ({
  page,
}, { project }) => {
  await visit(page, pages.home);
  const banner = page.getByRole('region', { name: 'Destacados' });
  const images = banner.locator('img');
  await expect(images).toHaveCount(2);
  await expect
    .poll(() => images.first().evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toContain(project.name === 'phone' ? '-phone.' : '-wide.');
  await expect(images.first()).toBeInViewport({ ratio: 0.5 });
  await expect(images.last()).toBeInViewport({ ratio: 0.5, timeout: 6000 });
});

test('[M2.1-4] [M2.1-5] [M2.1-6] home has the strip, the news and the brands', async ({ page }) => {
  const brands = await shopClient.brands();
  await visit(page, pages.home);
  await expect(page.getByText('Transferencia o Efectivo')).toBeVisible();
  await expect(page.getByText('Envíos gratis')).toBeVisible();
  const news = page.getByRole('region', { name: 'Novedades' });
  expect(await news.getByRole('article').count()).toBeGreaterThanOrEqual(10);
  const logos = page.getByRole('region', { name: 'Marcas' });
  for (const { name, link } of brands) {
    await expect(logos.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      pages.list('marcas', link),
    );
  }
});

test('home has offers and categories below the brands, without script too', async ({ browser }) => {
  const supplements = await shopClient.supplements();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pages.home);
  const offers = page.getByRole('region', { name: 'Ofertas' });
  await expect(offers.getByRole('article')).toHaveCount(4);
  await expect(offers.getByRole('article').filter({ hasText: 'Antes' })).toHaveCount(4);
  const categories = page.getByRole('region', { name: 'Categorías' });
  for (const { name, link } of supplements) {
    await expect(categories.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      pages.list('suplementos', link),
    );
  }
  await context.close();
});

test('carousels stop on request and with reduced motion', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, pages.home);
  const banner = page.getByRole('region', { name: 'Destacados' });
  /** The picture in the middle of the banner. */
  const shown = () =>
    banner.locator('.carousel-view').evaluate((view) => {
      const { left, width } = view.getBoundingClientRect();
      const middle = left + width / 2;
      const isShown = (box: DOMRect) => box.left <= middle && middle < box.right;
      return [...view.querySelectorAll('img')].find((image) => isShown(image.getBoundingClientRect()))?.currentSrc;
    });
  const first = await shown();
  const moved = () => expect.poll(shown).not.toBe(first);
  const stays = async (where: string) => {
    await page.clock.runFor(10_000);
    expect(await shown(), where).toBe(first);
  };
  await stays('where motion is not welcome');
  await banner.getByRole('button', { name: 'Destacados: siguiente' }).click();
  await moved();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, pages.home);
  await banner.getByRole('button', { name: 'Pausar Destacados' }).click();
  await page.mouse.move(0, 0);
  await stays('paused');
  await banner.getByRole('button', { name: 'Reanudar Destacados' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3500);
  await moved();
});

test('touch screens need no arrows to move a carousel', async ({ page, hasTouch }) => {
  await visit(page, pages.home);
  const news = page.getByRole('region', { name: 'Novedades' });
  await expect(news.getByRole('button', { name: 'Pausar Novedades' })).toBeVisible();
  await expect(news.getByRole('button', { name: 'Novedades: siguiente' })).toBeVisible({ visible: !hasTouch });
});
