import type { Page } from '@playwright/test';
import { adminApi, adminPages, SHARED_LIST_PATH } from '#contract/urls/admin-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectedPrices } from '../../test/price-lists/cases.ts';
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

/** What the phone sends to the installed admin: a form that is posted as a navigation. */
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
    document.body.append(form);
    form.submit();
  }, options);
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
  await expect(page.getByText('precios.xlsx')).toBeVisible();
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');

  await share(page, { texts: { title: 'Lista', text: message } });
  await expect(page.getByText('Mensaje compartido')).toBeVisible();
  await expect(screen.row(WHEY), 'it takes the place of the preview').toHaveCount(0);
  await screen.read.click();
  await expect(screen.row(WHEY)).toContainText('$ 107.200');

  await share(page, { file: { name: 'foto.jpg', type: 'image/jpeg', bytes: Buffer.from('x') } });
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
  await expect(page.getByText('lista.pdf')).toBeVisible();
  const other = await context.newPage();
  await openInstalled(other, adminPages.products);
  await page.route(`**${adminApi.priceListPreview}`, async (route) => {
    const response = await route.fetch();
    await share(other, { texts: { title: 'Lista', text: message } });
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
  await expect(page).toHaveURL(adminPages.pasteOrder);
  await expect(page.getByRole('form', { name: 'Pedido de Ana' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Mensaje del pedido' });
  await page.reload();
  await expect(message, 'is kept until it is saved').toHaveValue(text);
  await page.getByRole('button', { name: 'Pegar otro' }).click();
  await page.reload();
  await expect(message, 'is shared once').toHaveValue('');
});

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
