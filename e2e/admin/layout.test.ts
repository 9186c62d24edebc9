import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { adminClientIn, createSales } from '../../test/browser/admin-session.ts';
import { adminScreens } from '../../test/screens/admin-screens.ts';
import type { Screen } from '../../test/screens/screen.ts';
import { expectAccessible, horizontalOverflow, WIDTHS } from '../support/accessible.ts';
import { expect, test } from '../support/admin-fixtures.ts';

/** Minimum size of a touch target in pixels. */
const TARGET = 44;

/** Screens with the same components as another one: checked only at the first of their widths. */
const TWINS =
  /stock|leave|end|searched|other|sign-out|sale-delete|constants$|quick-prices$|category-(?:new|view|edit)|brand-(?:view|edit)/;

/** Screens with a sticky bar, which would cover whatever happens to be scrolled below it. */
const STICKY = /price-list|adjust-prices|product-end|import/;
const TALL = 3000;

async function expectGood(page: Page, { name, path, widths = WIDTHS, steps }: Screen): Promise<void> {
  const [first = 390] = widths;
  const height = STICKY.test(name) ? TALL : 900;
  await page.setViewportSize({ width: first, height });
  await page.goto(typeof path === 'string' ? path : await path());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await steps?.(page);
  for (const width of TWINS.test(name) ? [first] : widths) {
    await page.setViewportSize({ width, height });
    const where = `${name} at ${width} px`;
    await (POPUPS.test(name) ? expectPopupAccessible(page, where) : expectAccessible(page, where));
    if (width === 390) expect(await smallTargets(page), name).toEqual([]);
  }
}

/** Screens with an open menu or listbox, which hides the rest of the page from screen readers. */
const POPUPS = /-(?:menu|suggestions)$/;

async function expectPopupAccessible(page: Page, where: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().include('[role=menu], [role=listbox]').disableRules('region');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id }) => id),
    where,
  ).toEqual([]);
  expect(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
}

/** Touch targets that are too small; a label is part of its control. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const pressed = document.querySelectorAll(
      'a[href], button, input, select, textarea, [role=menuitem], [role=option]',
    );
    return [...pressed]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => element.closest('label') ?? element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Elements that are only visible with the focus are one pixel large. Sizes are fractional.
        return width > 1 && Math.min(width, height) < target - 0.5;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, TARGET);
}

test.describe('every screen and mode, on a phone, a tablet and a desktop', () => {
  const parts = [/product|stock|price/, /^(?!.*(?:product|stock|price))/];
  for (const part of parts) {
    test(`has no accessibility faults, no horizontal overflow, and large enough targets: ${part.source} @desktop`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const [sale] = await createSales(adminClientIn(page.context(), baseURL ?? ''), 1);
      for (const screen of adminScreens({ sale }).filter(({ name }) => part.test(name))) await expectGood(page, screen);
    });
  }
});

test('[M2.7-9] [M9-29] a spinner until the session is read, and a responsive layout @desktop', async ({ page }) => {
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${adminApi.session}`, async (route) => {
    await requested;
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[type=password]')) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(adminPages.dashboard);
  await expect(page.getByRole('status')).toHaveText('Cargando...');
  await expect(page.getByRole('heading')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: /^¡Hola/ })).toBeVisible();
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');

  const name = page.getByRole('banner').getByText('Administración', { exact: true });
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  const columns = () =>
    page
      .getByRole('main')
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const layouts = [
    { width: 575, names: false, beside: false, tiles: 2 },
    { width: 576, names: true, beside: false, tiles: 2 },
    { width: 767, names: true, beside: false, tiles: 2 },
    { width: 768, names: true, beside: false, tiles: 3 },
    { width: 991, names: true, beside: false, tiles: 3 },
    { width: 992, names: true, beside: true, tiles: 3 },
    { width: 1199, names: true, beside: true, tiles: 3 },
    { width: 1200, names: true, beside: true, tiles: 4 },
    { width: 1399, names: true, beside: true, tiles: 4 },
    { width: 1400, names: true, beside: true, tiles: 5 },
  ];
  for (const { width, names, beside, tiles } of layouts) {
    await page.setViewportSize({ width, height: 800 });
    const shown = (await name.boundingBox())?.width ?? 0;
    expect({ width, names: shown > 1, beside: await sections.isVisible(), tiles: await columns() }).toEqual({
      width,
      names,
      beside,
      tiles,
    });
  }
});

test('the shop has its menu and footer when it is opened from the back-office @desktop', async ({ page }) => {
  await page.goto(adminPages.dashboard);
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Ayuda' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Productos' }).hover();
  const brands = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Marcas' });
  await brands.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await expect(brands).toBeHidden();
});

test('the menu of the sections closes on every navigation, and stays closed on return @phone', async ({ page }) => {
  await page.goto(adminPages.orders);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  const isAt = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: 'Secciones' }).click();
    await expect(menu).toBeVisible();
  };
  await open();
  await menu.getByRole('link', { name: 'Ventas' }).click();
  await isAt('Ventas');
  await expect(menu).toBeHidden();
  await main.getByRole('link', { name: 'Pedidos' }).click();
  await isAt('Pedidos');
  await expect(menu, 'where it was open').toBeHidden();

  await open();
  await menu.getByRole('link', { name: 'Ventas' }).click();
  await isAt('Ventas');
  await page.goBack();
  await isAt('Pedidos');
  await expect(menu, 'on going back').toBeHidden();

  await page.goForward();
  await isAt('Ventas');
  await open();
  await menu.getByRole('link', { name: 'Ventas' }).click();
  await expect(menu, 'at the section that is shown already').toBeHidden();
});
