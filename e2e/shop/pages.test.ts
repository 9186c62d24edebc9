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

  test('[M2.1-27] shows its segments as breadcrumbs, which its HTML does not name', async ({ page }) => {
    const answer = await page.goto('/nada/por-aca');
    expect(await answer?.text()).not.toContain('por-aca');
    await expect(page.getByRole('navigation', { name: 'Migas de pan' })).toHaveText('Inicionadapor-aca');
  });
});

test('all addresses at which there is nothing have one page', { tag: '@desktop' }, async ({ request }) => {
  const answers = ['/no-existe', '/No-Existe?x=1', '/a/b/c', '/ninguna.png', '/assets/no.js', '/wp-login.php'].map(
    async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return { status: answer.status(), etag: answer.headers().etag };
    },
  );
  const [first, ...others] = await Promise.all(answers);
  expect(first).toEqual({ status: 404, etag: expect.stringMatching(/^W\//) });
  for (const other of others) expect(other).toEqual(first);
});

test('unknown products have one page, too, which names none of them', { tag: '@desktop' }, async ({ request }) => {
  const answers = ['No existe uno', 'No existe dos'].map(async (name) => {
    const answer = await request.get(pages.product(name));
    expect(answer.status()).toBe(404);
    return answer.text();
  });
  const [one, two] = await Promise.all(answers);
  expect(one).toBe(two);
  expect(one).toContain('La página que estás buscando no existe.');
  expect(one).not.toContain('existe-uno');
});

test('a search that is too long is refused with a page', { tag: '@desktop' }, async ({ request }) => {
  expect((await request.get(pages.search('x'.repeat(100)))).status()).toBe(200);
  const answer = await request.get(pages.search('x'.repeat(101)));
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('La búsqueda puede tener hasta 100 letras.');
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
