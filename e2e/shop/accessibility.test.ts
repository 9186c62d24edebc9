import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

/** States after a click, at the widths where they exist. */
const states: Record<string, { widths: number[]; open: (page: Page) => Promise<void> }> = {
  'empty cart': {
    widths: WIDTHS,
    open: async (page) => {
      await cartOf(page).opener.click();
      await expect(cartOf(page).panel).toBeVisible();
    },
  },
  suggestions: {
    widths: WIDTHS,
    open: async (page) => {
      const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
      await box.fill('');
      await box.fill('prot');
      await expect(page.getByRole('option')).toHaveCount(5);
    },
  },
  drawer: {
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.getByRole('dialog', { name: 'Menú' }).getByText('Suplementos', { exact: true }).click();
    },
  },
  'mega-menu': {
    widths: [900, 1280],
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver categorías y marcas' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Combos', exact: true }).first()).toBeVisible();
    },
  },
  zoom: {
    widths: WIDTHS,
    open: async (page) => {
      await page.getByRole('button', { name: /ampliar imagen/i }).click();
      await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible();
    },
  },
};

test('a product without stock, its zoom, the menus, suggestions, the empty cart and the offline page have no accessibility faults at any width', {
  tag: '@desktop',
}, async ({ page }) => {
  // One visit for all states takes long on a busy machine.
  test.slow();
  const soldOut = (await shopClient.products()).find(({ amount }) => amount === 0);
  await visit(page, pages.product(soldOut?.name ?? ''));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `without stock at ${width} px`);
    for (const [name, { widths, open }] of Object.entries(states)) {
      if (!widths.includes(width)) continue;
      await open(page);
      await expectAccessible(page, `${name} at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('option'))).toHaveCount(0);
    }
  }
  await page.goto('/offline.html');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `offline at ${width} px`);
  }
});

test.describe('a lazily loaded component that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('reports it when it is opened, and can be retried', { tag: '@phone' }, async ({ page }) => {
    const parts = '**/assets/{cart-panel,mobile-drawer}-*.js';
    const retry = page.getByRole('status').getByRole('button', { name: 'Probar de nuevo' });
    await visit(page, pages.products);
    await page.route(parts, (route) => route.abort());
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('status').getByText('No pudimos abrirlo.')).toBeVisible();
    await cartOf(page).opener.click();
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await page.unroute(parts);
    await retry.click();
    await expect(cartOf(page).panel).toBeVisible();
    await expect(retry).toBeHidden();
  });
});
