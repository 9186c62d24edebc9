import { join } from 'node:path';
import { adminApi, adminPages } from '#contract/urls/admin-urls.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { insertContactMessage } from '#data/business/contact-messages.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, signIn, ownShopTest as test } from '../support/admin-fixtures.ts';

test.use({ expectedProblems: [/answer 500|status of 500|Error al obtener/] });

test('the seller reads and deletes the messages of the contact form', { tag: '@desktop' }, async ({ page, shop }) => {
  await test.step('a message of a shopper', async () => {
    await visit(page, pages.contact);
    await page.getByLabel('Nombre').fill('Ana\u202e <b>Pérez</b>');
    await page.getByLabel('Correo electrónico').fill('ana@example.com');
    await page.getByLabel('Mensaje').last().fill('Hola.\n¿Tienen creatina?');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('status').getByText('El mensaje se envió con éxito')).toBeVisible();
  });

  await test.step('a robot that fills in every field is thanked, and its message dropped', async () => {
    for (const field of await page.getByRole('form').locator('input, textarea').all())
      await field.evaluate((input) => {
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
        set?.call(input, 'robot@example.com');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByText('El mensaje se envió con éxito')).toBeVisible();
  });

  const cards = page.getByRole('main').getByRole('article');
  await test.step('the dashboard counts it, the list shows it', async () => {
    await signIn(page);
    await expect(page.getByRole('link', { name: /^Mensajes.*1 sin leer/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Mensajes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensajes');
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('heading')).toHaveText('Ana <b>Pérez</b>Nuevo');
    await expect(cards.getByRole('link')).toHaveAttribute('href', 'mailto:ana@example.com');
    await expect(cards.getByText('Hola. ¿Tienen creatina?')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `messages at ${width} px`);
    }
    await page.reload();
    await expect(cards.getByRole('heading')).toHaveText('Ana <b>Pérez</b>');
  });

  await test.step('many are shown page by page, and one is deleted by keyboard', async () => {
    const database = await openDatabase({ file: join(shop.folder, 'shop.db') });
    for (let index = 2; index <= 11; index += 1) {
      const message = { name: `Cliente ${index}`, email: 'c@example.org', message: 'Hola' };
      await insertContactMessage(database, { message, now: Date.now() });
    }
    await database.close();
    await visit(page, adminPages.messages);
    await expect(cards).toHaveCount(10);
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(cards).toHaveCount(1);
    await cards.getByRole('button', { name: /^Eliminar el mensaje de Ana/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByText('Mensaje eliminado exitosamente!')).toBeVisible();
    await expect(page, 'the last page is another one now').toHaveURL(adminPages.messages);
    await expect(cards).toHaveCount(10);
  });

  await test.step('a failure can be retried', async () => {
    const calls = `**${adminApi.messages}?*`;
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
    await page.reload();
    await expect(page.getByText('Hubo un error al obtener los mensajes.').first()).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cards).toHaveCount(10);
  });
});
