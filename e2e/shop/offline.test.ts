import { once } from 'node:events';
import { createServer } from 'node:http';
import { pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { freePort } from '../../test/servers/free-port.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error al obtener los datos|Failed to fetch/],
});

test('without a connection visited pages can be read, marked as old, and others show the offline page', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [first, second] = (await shopClient.list({ link: 'productos', limit: 2 })).products;
  const title = page.getByRole('heading', { level: 1 });
  const old = page.getByText(/Sin conexión. Esto lo guardamos el \d\d\/\d\d\/\d{4} \d\d:\d\d: los precios/);
  // Older browsers have no Navigation API.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await visit(page, pages.products);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A client-side navigation: only the worker itself can have cached the page.
  await page
    .getByRole('main')
    .getByRole('link', { name: first?.name ?? '', exact: true })
    .click();
  await expect(title).toHaveText(first?.name ?? '');
  const isCached = (path: string) =>
    page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), path);
  await expect.poll(() => isCached(pages.product(first?.name ?? ''))).toBe(true);
  await expect.poll(() => isCached(pages.products)).toBe(true);
  await expect(old).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toHaveText(first?.name ?? '');
  await expect(old).toBeVisible();
  await page.goto(pages.products);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(old).toBeVisible();

  await page.evaluate(async () => {
    const shopCache = (await caches.keys()).find((name) => name.startsWith('shop-'));
    await (await caches.open(shopCache ?? '')).put(
      '/productos/100%-whey',
      new Response('an address with a bad escape'),
    );
  });
  await page.goto(pages.product(second?.name ?? ''));
  await expect(page.getByText('No pudimos llegar a la tienda.')).toBeVisible();
  const links = page.getByRole('list').getByRole('link');
  await expect(links.first()).toHaveText('100% whey');
  await expect(links.last()).toHaveAttribute('href', pages.product(first?.name ?? ''));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Probar de nuevo' }).click();
  await expect(title).toHaveText(second?.name ?? '');
  await expect(old).toHaveCount(0);

  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => path.startsWith('/admin') || path.includes('/sw.js'))).toEqual([]);
});

test('without a connection a tap on a product leads to the offline page, and to the product once it is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await visit(page, pages.products);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('No pudimos llegar a la tienda.')).toBeVisible();
  await expect(page).toHaveURL(pages.product(name));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

/** A proxy in front of the shop; once `failure` is set, it answers by itself. */
async function startGateway() {
  const gateway: { failure?: { status: number; headers?: Record<string, string> } } = {};
  const port = await freePort();
  const server = createServer(async ({ url = '' }, response) => {
    if (gateway.failure) {
      const { status, headers } = gateway.failure;
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(`<h1>${status} of the gateway</h1>`);
      return;
    }
    const { status, headers, body } = await fetch(process.env.SHOP_URL + url);
    const kept = [...headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(status, Object.fromEntries(kept));
    for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, gateway, close: () => server.close() };
}

test('while a proxy answers for the shop, visited pages are shown and others are the offline page', {
  tag: '@phone',
}, async ({ context }) => {
  const { url, gateway, close } = await startGateway();
  // One that may leave the shop of the other tests.
  const page = await context.newPage();
  const title = page.getByRole('heading', { level: 1 });
  const offline = page.getByText('No pudimos llegar a la tienda.');
  await page.goto(url + pages.products);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(url + pages.products);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), pages.products))
    .toBe(true);
  const shown = (await title.textContent()) ?? '';
  for (const status of [502, 503, 504]) {
    gateway.failure = { status };
    await page.goto(url + pages.products);
    await expect(title).toHaveText(shown);
    await expect(page.getByText('Sin conexión. Esto lo guardamos el')).toBeVisible();
    await page.goto(url + pages.contact);
    await expect(offline).toBeVisible();
  }
  gateway.failure = { status: 503, headers: { 'content-security-policy': "default-src 'none'" } };
  await page.goto(url + pages.products);
  await expect(title, 'of the shop itself').toHaveText('503 of the gateway');
  gateway.failure = { status: 500 };
  await page.goto(url + pages.products);
  await expect(title).toHaveText('500 of the gateway');
  close();
});

test('without a connection the pages of the footer open, also for the first time', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await visit(page, pages.products);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const path of [pages.contact, pages.faq, pages.branches, pages.about]) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[M8-2] a search without a connection says so and can be retried, a list that only fails is empty', async ({
  page,
  context,
}) => {
  await visit(page, pages.products);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  const main = page.getByRole('main');
  await context.setOffline(true);
  await box.fill('creatina');
  await box.press('Enter');
  await expect(main.getByRole('alert').getByText('Sin conexión')).toBeVisible();
  await expect(page.getByText('No hubo resultados')).toHaveCount(0);
  const retry = main.getByRole('button', { name: 'Reintentar' });
  await retry.press('Enter');
  await expect(main.getByText('Sin conexión')).toBeVisible();
  await context.setOffline(false);
  // While the first retry lasts, the button ignores presses.
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter', { timeout: 500 });
    await expect(main.getByRole('article').first()).toContainText(/creatina/i, { timeout: 1500 });
  }).toPass();

  await context.route('**/api/products/allClients*', (route) => route.abort());
  await box.fill('whey');
  await box.press('Enter');
  await expect(main.getByText('No hubo resultados para tu búsqueda')).toBeVisible();
});

test('[M1-2] the shop can be installed: manifest, icons, worker and icon are served whole', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await visit(page, pages.home);
  const manifest = await (await request.get('/app.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const shown = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(shown, src).toBe(sizes);
  }
  expect(await (await request.get('/favicon.svg')).text()).toContain('</svg>');
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(await worker.text()).not.toMatch(/__[A-Z]+__/);
});
