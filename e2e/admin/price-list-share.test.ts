import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { adminApi, adminPages, SHARED_LIST_PATH } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectedPrices } from '../../test/price-lists/cases.ts';
import { freePort } from '../../test/servers/free-port.ts';
import { spreadsheetForms } from '../../test/spreadsheets/forms.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, fillSignIn } from '../support/admin-fixtures.ts';
import { LIST_PDF, priceListScreen } from '../support/price-list-screen.ts';
import { test } from '../support/price-list-shop.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

type Shared = { name: string; type: string; bytes: Buffer };

const WHEY = 'Premium Whey 2 kg';
const prices = [...expectedPrices('a4-folleto-dos-columnas')];
const message = prices.map(([product, price]) => `${product.split(' | ').reverse().join(' ')} $${price}`).join('\n');

const QUESTION = 'Llegó desde otra aplicación o página. ¿Abrirla?';

/** What the phone sends to the installed admin: a form that is posted as a navigation, without origin and referrer. */
async function share(page: Page, { texts = {}, file }: { texts?: Record<string, string>; file?: Shared }) {
  const options = { path: SHARED_LIST_PATH, texts, file: file && { ...file, bytes: file.bytes.toString('base64') } };
  await page.evaluate(({ path, texts, file }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: path, enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(texts))
      form.append(Object.assign(document.createElement('textarea'), { name, value }));
    if (file) {
      const content = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file.name, { type: file.type }));
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      input.files = transfer.files;
      form.append(input);
    }
    document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    document.body.append(form);
    form.submit();
  }, options);
}

async function acceptShared(page: Page): Promise<void> {
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
}

/** A page of another origin that sends a message as soon as it is open. */
async function startForeignPage({ target, referrerPolicy }: { target: string; referrerPolicy: string }) {
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('referrer-policy', referrerPolicy);
    response.end(`<form method="post" enctype="multipart/form-data" action="${target}">
      <textarea name="text">Lista</textarea></form><script>document.forms[0].submit()</script>`);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function openInstalled(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(async () => {
    const isControlled = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
      if (navigator.serviceWorker.controller) done(null);
    });
    await navigator.serviceWorker.ready;
    await isControlled;
  });
}

test('a list that another app shares waits for whoever has to sign in first', { tag: '@phone' }, async ({ page }) => {
  const screen = priceListScreen(page);
  await openInstalled(page, adminPages.login);
  await share(page, { file: { name: 'lista año 26.pdf', type: 'application/pdf', bytes: LIST_PDF } });
  await expect(page).toHaveURL((url) => url.pathname === adminPages.login && url.search !== '');
  await page.reload();
  await fillSignIn(page);
  await expect(page).toHaveURL(adminPages.priceList);
  await expect(page.getByRole('heading', { name: 'lista año 26.pdf' })).toBeVisible();
  await expectAccessible(page);
  await acceptShared(page);
  await expect(page.getByText('lista año 26.pdf')).toBeVisible();
  await expectAccessible(page);
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');
  await page.reload();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');
  await expect(page.getByText('lista año 26.pdf'), 'the file of the preview').toBeVisible();
  await screen.cancel.click();
  await page.reload();
  await expect(page.getByText('lista año 26.pdf')).toHaveCount(0);
});

test('spreadsheets, fields and texts can be shared, and what cannot be read says why', async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  await signInByApi(context, shop.url);
  await openInstalled(page, adminPages.priceList);
  const xlsx = spreadsheetForms.find(({ name }) => name.startsWith('xlsx'));
  const bytes = Buffer.from(xlsx?.bytes(prices) ?? '');
  await share(page, { file: { name: 'precios.xlsx', type: '', bytes } });
  await acceptShared(page);
  await expect(page.getByText('precios.xlsx')).toBeVisible();
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');

  await share(page, { texts: { title: 'Lista', text: message } });
  await acceptShared(page);
  await expect(page.getByText('Mensaje compartido')).toBeVisible();
  await expect(screen.row(WHEY), 'it takes the place of the preview').toHaveCount(0);
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');

  await share(page, { file: { name: 'foto.jpg', type: 'image/jpeg', bytes: Buffer.from('x') } });
  await acceptShared(page);
  await expect(page.getByText('El archivo es una foto, y todavía no se puede leer.')).toBeVisible();
  await share(page, {});
  await expect(page.getByText('No llegó lo que compartiste.')).toBeVisible();
  await expectAccessible(page);
});

test('what is shared while another list is read is still there', { tag: '@desktop' }, async ({
  page,
  context,
  shop,
}) => {
  const screen = priceListScreen(page);
  await signInByApi(context, shop.url);
  await openInstalled(page, adminPages.priceList);
  await share(page, { file: { name: 'lista.pdf', type: 'application/pdf', bytes: LIST_PDF } });
  await acceptShared(page);
  await expect(page.getByText('lista.pdf')).toBeVisible();
  const other = await context.newPage();
  await openInstalled(other, adminPages.products);
  await page.route(`**${adminApi.priceListPreview}`, async (route) => {
    const response = await route.fetch();
    await share(other, { texts: { title: 'Lista', text: message } });
    await acceptShared(other);
    await expect(other.getByText('Mensaje compartido')).toBeVisible();
    await route.fulfill({ response });
  });
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');
  const isReadListStored = () =>
    page.evaluate(async () => (await caches.match('/admin/cargarPDF/leida')) !== undefined);
  await expect.poll(isReadListStored).toBe(true);
  await other.reload();
  await expect(other.getByText('Mensaje compartido')).toBeVisible();
});

test('an order that another app shares is pasted as such', { tag: '@phone' }, async ({ page, context, shop }) => {
  await signInByApi(context, shop.url);
  await openInstalled(page, adminPages.priceList);
  const text = '¡Hola! Quiero hacer este pedido:\n\n*Nombre:* Ana\n\n1 x Premium Whey: $ 100';
  await share(page, { texts: { text } });
  await acceptShared(page);
  await expect(page).toHaveURL(adminPages.pasteOrder);
  await expect(page.getByRole('form', { name: 'Pedido de Ana' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Mensaje del pedido' });
  await page.reload();
  await expect(message, 'is kept until it is saved').toHaveValue(text);
  await page.getByRole('button', { name: 'Pegar otro' }).click();
  await page.reload();
  await expect(message, 'is shared once').toHaveValue('');
});

for (const referrerPolicy of ['strict-origin-when-cross-origin', 'no-referrer']) {
  test(`a foreign page (${referrerPolicy}) plants no list`, { tag: '@desktop' }, async ({ page, context, shop }) => {
    const foreign = await startForeignPage({ target: shop.url + SHARED_LIST_PATH, referrerPolicy });
    const { read } = priceListScreen(page);
    await signInByApi(context, shop.url);
    await openInstalled(page, adminPages.priceList);
    // One that may leave the shop.
    const other = await context.newPage();
    await other.goto(foreign.url);
    if (referrerPolicy === 'no-referrer') {
      await expect(other.getByText(QUESTION)).toBeVisible();
      await visit(page, adminPages.pasteOrder);
      await visit(page, adminPages.priceList);
      await expect(page.getByText(QUESTION)).toBeVisible();
      await expect(read).toHaveCount(0);
      await page.getByRole('button', { name: 'Descartar' }).click();
    } else {
      await expect(other.getByText('Este pedido viene de otro sitio y no lo aceptamos.')).toBeVisible();
      await visit(page, adminPages.priceList);
    }
    await expect(read).toBeVisible();
    await expect(page.getByText('Mensaje compartido')).toHaveCount(0);
    foreign.close();
  });
}

test('the installed admin has a manifest of its own, and a server that gets a share says that it is lost', async ({
  page,
  request,
  shop,
}) => {
  const manifest = await (await request.get(`${shop.url}/admin.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/admin', scope: '/admin', share_target: { action: SHARED_LIST_PATH } });
  for (const { src } of manifest.icons) expect((await request.get(shop.url + src)).status()).toBe(200);
  await visit(page, adminPages.login);
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/admin.webmanifest');
  await visit(page, '/');
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/app.webmanifest');
  const lost = await request.post(shop.url + SHARED_LIST_PATH, { multipart: { text: 'x' }, maxRedirects: 0 });
  expect([lost.status(), lost.headers().location]).toEqual([303, `${adminPages.priceList}?perdida=1`]);
});
