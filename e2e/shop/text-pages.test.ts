import type { Page } from '@playwright/test';
import { pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expectAccessible, horizontalOverflow, WIDTHS } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

type Screen = { rows: string; path: string; check: (page: Page) => Promise<void> };

/** The content of each page at any width. */
const screens: Screen[] = [
  {
    rows: '[M2.1-13]',
    path: pages.routines,
    check: (page) => expect(page.getByRole('heading', { name: 'Proximamente...', exact: true })).toBeVisible(),
  },
  {
    rows: '[M2.1-15]',
    path: pages.contact,
    check: async (page) => {
      const { whatsappPhone, email, address } = await shopClient.business();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: `+${whatsappPhone}` })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
      await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(main.getByText(address)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();
    },
  },
  {
    rows: '[M2.1-16] [M1-5]',
    path: pages.about,
    check: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quienes Somos');
      await expect(page.getByRole('main')).toContainText('Envíos a domicilio y retiro sin costo');
      await expect(page.getByRole('main'), 'of what is not shown').not.toContainText('el stock de cada producto');
    },
  },
  {
    rows: '[M2.1-17] [M1-4] [M1-6]',
    path: pages.faq,
    check: async (page) => {
      const topic = (name: string) => page.getByRole('region', { name });
      await expect(topic('¿Cómo comprar?').getByRole('listitem')).toHaveCount(4);
      await expect(topic('Cambios y devoluciones')).toContainText('hasta 2 días después de la entrega o el retiro');
      await expect(topic('Cambios y devoluciones')).toContainText('cerrados y en excelentes condiciones');
      await expect(topic('Formas de pago')).toContainText('no aceptamos pagos con tarjeta');
      await expect(topic('Envío o retiro').getByRole('link', { name: 'sucursales' })).toBeVisible();
      // Deliveries of this shop cost something.
      await expect(topic('Envío o retiro')).toContainText('Envíos a domicilio:');
    },
  },
  {
    rows: '[M2.1-18] [M1-5]',
    path: pages.branches,
    check: async (page) => {
      const branches = page.getByRole('main').getByRole('listitem');
      await expect(branches.getByRole('heading')).toHaveText([
        'Local Oncativo',
        'Drugstore Oncativo',
        'Sucursal Córdoba',
      ]);
      for (const branch of await branches.all()) {
        await expect(branch.getByRole('term')).toHaveText(['Dirección', 'Horario', 'WhatsApp', 'Retiro']);
        await expect(branch.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/);
      }
    },
  },
];

test('[M2.1-14] recipes are coming, too', { tag: '@desktop' }, async ({ request }) => {
  expect(await (await request.get(pages.recipes)).text()).toContain('>Proximamente...</h');
});

for (const { rows, path, check } of screens) {
  test(`${rows} ${path} shows its content without accessibility faults at every width`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await check(page);
      await expectAccessible(page, `at ${width} px`);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('[M2.1-19] a map is fetched from a foreign server only on request', { tag: '@phone' }, async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.google.com/maps**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>' });
  });
  await visit(page, pages.branches);
  const branch = page.getByRole('main').getByRole('listitem').last();
  await expect(branch.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', /google\.com\/maps/);
  expect(requests).toEqual([]);
  await branch.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page.frameLocator('iframe[title="Mapa de Sucursal Córdoba"]').locator('title')).toBeAttached();
  expect(requests).toHaveLength(1);
  await expectAccessible(page);
});
