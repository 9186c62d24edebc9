import { pages } from '#contract/urls/shop-urls.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('an unknown address', () => {
  test.use({ expectedProblems: [/404/] });

  test('[M2.1-20] shows the not-found screen with a link home', async ({ page }) => {
    await page.goto('/no-existe');
    await expect(page.getByText('La página que estás buscando no existe.')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /inicio/i })
      .click();
    await expect(page).toHaveURL(pages.home);
  });
});

test('[M2.1-12] [M2.4-8] [M2.4-9] [M7-12] every product answers at its own address, whatever is in its name', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const { name } of await shopClient.products()) {
    const answer = await request.get(pages.product(name));
    expect(answer.status(), name).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${escaped(name)}</h1>`));
  }
});

test('another spelling of a product address redirects to the canonical one', { tag: '@desktop' }, async ({
  request,
}) => {
  const accented = (await shopClient.products()).find(({ name }) => /[áéíóúñ]/.test(name));
  if (!accented) throw new Error('the demo catalogue has no name with an accent');
  const own = pages.product(accented.name);
  const plain = decodeURIComponent(own).normalize('NFD').replace(/\p{M}/gu, '');
  const answer = await request.get(plain, { maxRedirects: 0 });
  expect({ status: answer.status(), location: answer.headers().location }).toEqual({ status: 301, location: own });
});

test('[M2.1-7] [M2.1-8] [M2.1-9] [M2.1-10] every list of the menu has products', { tag: '@desktop' }, async ({
  request,
}) => {
  const supplements = (await shopClient.supplements()).map(({ link }) => pages.list('suplementos', link));
  const brands = (await shopClient.brands()).map(({ link }) => pages.list('marcas', link));
  const wholes = (['productos', 'suplementos', 'marcas', 'combos', 'accesorios', 'promociones'] as const).map((link) =>
    pages.list(link),
  );
  for (const path of [...wholes, ...supplements, ...brands]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain('<article');
  }
});

/** A regular expression source of a text as escaped in HTML. */
function escaped(text: string): string {
  const html = text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
  return html.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
