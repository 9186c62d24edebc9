import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { pages } from '#contract/urls/shop-urls.ts';
import { addFromCard, cartOf } from '../../test/browser/cart.ts';
import { visit } from '../../test/browser/visit.ts';
import { fetchCompressed } from '../../test/clients/compressed-response.ts';
import { firstProduct } from '../../test/clients/shop-client.ts';
import { expectAccessible, horizontalOverflow } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { doubleFontSize, layoutShift, scrollThrough, smallTargets } from '../support/measures.ts';

const screens: Record<string, () => Promise<string>> = {
  home: async () => pages.home,
  list: async () => pages.products,
  detail: async () => pages.product((await firstProduct()).name),
  'empty list': async () => pages.search('nada que se venda'),
  'list of brands': async () => pages.list('marcas'),
};

/** Their layout is tested with their texts. */
const otherPages = [
  ...(['promociones', 'suplementos', 'accesorios', 'combos'] as const).map((link) => pages.list(link)),
  ...[`${pages.products}?oferta=1`, pages.contact, pages.about, pages.faq, pages.branches, pages.routines],
];

/** Apart from the styles, which have a budget of their own. */
const MAX_HTML_BYTES = 15_000;
const AS_KEPT_PAGES = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const MAX_SHIFT = 0.02;

for (const [name, address] of Object.entries(screens)) {
  test(`the ${name} fits every width, also with a double font size, has no layout shift and no accessibility faults`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await visit(page, await address());
    await scrollThrough(page);
    expect(await layoutShift(page), 'what jumped').toBeLessThanOrEqual(MAX_SHIFT);
    await expectAccessible(page, 'at a desk');
    for (const width of [320, 390, 768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      if (width === 900) await expectAccessible(page, 'at 900 px');
    }
    await doubleFontSize(page);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), `twice as large at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`the ${name} on a phone has no layout shift, large enough targets and no accessibility faults`, {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page, await address());
    await scrollThrough(page);
    expect(await layoutShift(page), 'what jumped').toBeLessThanOrEqual(MAX_SHIFT);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
  });
}

test.describe('as the server renders it', () => {
  test.use({ javaScriptEnabled: false });

  test('[M2.3-7] a link or a long word in a text makes no page wider than a phone', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const detail = pages.product((await firstProduct()).name);
    const { search, contact, about, faq, branches } = pages;
    for (const path of [detail, search('creatina'), contact, about, faq, branches]) {
      await page.goto(path);
      await page.evaluate((word) => {
        const texts = document.querySelectorAll(':is(main, footer) :is(h1, h3, dd, dt, p:not(.flex, .flex > p))');
        for (const text of texts) text.textContent = word;
      }, 'https://www.instagram.com/mostrador.suplementos.oncativo/');
      expect.soft(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test('every page is small', { tag: '@desktop' }, async ({ baseURL }) => {
  const addresses = await Promise.all(Object.values(screens).map((address) => address()));
  for (const path of [...addresses, ...otherPages]) {
    const { status, headers, body } = await fetchCompressed(`${baseURL}${path}`);
    expect({ status, encoding: headers['content-encoding'] }, path).toEqual({ status: 200, encoding: 'br' });
    const page = brotliDecompressSync(body).toString();
    const [, styles = ''] = /<style id="styles">([^<]*)</.exec(page) ?? [];
    expect(styles, path).toContain('@layer');
    const html = brotliCompressSync(page.replace(styles, ''), AS_KEPT_PAGES);
    expect(html.byteLength, path).toBeLessThanOrEqual(MAX_HTML_BYTES);
  }
});

test('popup, cart and checkout have no accessibility faults and large enough targets on a phone', async ({
  page,
  isMobile,
}) => {
  const { panel, checkout, popup } = cartOf(page);
  const check = async (where: string) => {
    if (isMobile) expect(await smallTargets(page), where).toEqual([]);
    for (const width of isMobile ? [390] : [1280, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${where} at ${width} px`);
      expect(await horizontalOverflow(page), `${where} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await visit(page, pages.products);
  await addFromCard(page, (await firstProduct()).name);
  const view = popup.getByRole('button', { name: 'Ver carrito' });
  // Hovering keeps the popup open, which would close by itself.
  await view.focus();
  await check('popup');
  await view.click();
  await expect(panel).toBeVisible();
  await check('cart');
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('radio', { name: 'Delivery' }).check();
  await checkout.getByRole('button', { name: /confirmar/i }).click();
  await expect(checkout.getByText('Por favor, completa todos los campos obligatorios.')).toBeVisible();
  await check('checkout');
});
