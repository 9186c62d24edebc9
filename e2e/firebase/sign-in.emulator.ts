import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { collectProblems } from '../../test/browser/collect-problems.ts';
import { visit } from '../../test/browser/visit.ts';
import { mailedLinks } from '../../test/servers/firebase-emulator.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fillSignIn, save, toast } from '../support/admin-fixtures.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { ana, eva, stranger } from './accounts.ts';

const EMULATOR = process.env.EMULATOR_HOST ?? '';

/** Expected: refusals of the provider and of the shop appear in the log only (spec §8). */
const EXPECTED = /Error al iniciar sesión|answer 40[013]|status of 40[013]|Error al (?:agregar|obtener)/;

/** Pages of the shop that may call the emulator, too. */
const test = base.extend({
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    const problems = await collectProblems(page, new URL(baseURL ?? '').origin, `http://${EMULATOR}`);
    await use(page);
    expect(problems.filter((problem) => !EXPECTED.test(problem))).toEqual([]);
  },
});

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: '¡Hola, Ana Núñez!' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('alertdialog', { name: 'Cerrar Sesión' }).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(adminPages.login);
}

/** The ID token of the next call to the shop. */
async function nextToken(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => (each.headers().authorization ?? '').startsWith('Bearer ')),
    act(),
  ]);
  return request.headers().authorization ?? '';
}

test('signs in, writes, stays signed in over a reload and in a second tab, and out of both', async ({
  page,
  context,
}) => {
  await visit(page, adminPages.categories);
  await expect(page).toHaveURL(/\/admin\/login\?volver=/);
  await expectAccessible(page);
  await fillSignIn(page, { ...ana, password: 'not-this-one' });
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  await expect(page.getByLabel('Contraseña')).toBeFocused();

  await fillSignIn(page, ana);
  await expect(page).toHaveURL(adminPages.categories);
  await page.goto(`${adminPages.categories}?mode=A`);
  await page.getByLabel('Nombre').fill('Con Firebase');
  await page.getByLabel('Link').fill('con-firebase');
  await page.getByLabel('Tipo de Categoría').selectOption('Accesorios');
  const authorization = await nextToken(page, () => save(page));
  await expect(toast(page, 'Categoría creada exitosamente!')).toBeVisible();
  const isAccepted = async () => (await page.request.get(adminApi.sales, { headers: { authorization } })).status();
  expect(await isAccepted()).toBe(200);

  await page.goto(adminPages.dashboard);
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  const secondTab = await context.newPage();
  await secondTab.goto(adminPages.dashboard);
  await expect(greeting(secondTab)).toBeVisible();
  await signOut(page);
  expect(await isAccepted()).toBe(401);
  await secondTab
    .getByRole('main')
    .getByRole('link', { name: /^Ventas/ })
    .click();
  await expect(secondTab.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
  await fillSignIn(secondTab, ana);
  await expect(secondTab.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await page.goto(adminPages.dashboard);
  await expect(greeting(page)).toBeVisible();
});

test('does not let anybody in who is not on the list', async ({ page }) => {
  await visit(page, adminPages.login);
  await fillSignIn(page, stranger);
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  await page.goto(adminPages.dashboard);
  await expect(page).toHaveURL(adminPages.login);
});

test('mails a link to an address on the list that is not verified, and lets it in afterwards', async ({ page }) => {
  await visit(page, adminPages.login);
  await fillSignIn(page, eva);
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  const [link] = (await mailedLinks(EMULATOR)).filter(({ email }) => email === eva.email);
  expect(link).toMatchObject({ requestType: 'VERIFY_EMAIL' });
  await page.request.get(link?.oobLink ?? '');
  await fillSignIn(page, eva);
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola, Eva!' })).toBeVisible();
});

test('no page of the shop may call the provider or loads its library', async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  for (const path of ['/', '/productos', '/contacto']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).not.toContain(EMULATOR);
  }
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('firebase'))).toEqual([]);
  const login = await page.request.get(`${baseURL}${adminPages.login}`);
  expect(login.headers()['content-security-policy']).toContain(`connect-src 'self' http://${EMULATOR};`);
});
