import { api, pages } from '#contract/urls/shop-urls.ts';
import { visit } from '../../test/browser/visit.ts';
import { expectAccessible, WIDTHS } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedProblems: [/ERR_FAILED|the message was not sent|Error al obtener los datos/] });

test('[M4-30] [M4-31] [M5-9] [M5-10] [M5-11] [M5-12] [M5-13] [M5-14] [M8-9] [M8-10] a message is corrected, fails, and is sent', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, pages.contact);
  const form = page.getByRole('form', { name: 'Mensaje' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const [name, email, message] = [field('Nombre'), field('Correo electrónico'), field('Mensaje')];
  const send = form.getByRole('button', { name: /^Envia/ });
  const failed = form.getByRole('alert');

  await test.step('errors appear only after the first attempt, at their fields', async () => {
    await name.focus();
    await email.fill('ana@');
    await message.focus();
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await email.fill('');
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Por favor, ingresa tu nombre.');
    await expect(email).toHaveAccessibleDescription('Por favor, ingresa tu correo electrónico.');
    await expect(message).toHaveAccessibleDescription('Por favor, ingresa tu mensaje.');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `errors at ${width} px`);
    }
    await name.fill('Ana');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await email.fill('ana@example');
    await message.press('Tab');
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Por favor, ingresa un correo electrónico válido.');
    await email.fill('ana@example.com');
    await send.click();
    await expect(message).toBeFocused();
    await message.fill('¿Tienen creatina?\nGracias.');
  });

  await test.step('a message that was not sent stays in the form', async () => {
    await page.route(`**${api.contact}`, (route) => route.abort());
    await send.click();
    await expect(failed).toHaveText('Error al enviar el mensaje. Por favor, inténtalo de nuevo.');
    await expect(message).toHaveValue('¿Tienen creatina?\nGracias.');
    await page.unroute(`**${api.contact}`);
  });

  await test.step('the button is busy while the message is sent, and then the form is empty', async () => {
    const holding = Promise.withResolvers<void>();
    await page.route(`**${api.contact}`, async (route) => {
      await holding.promise;
      await route.continue();
    });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith(api.contact) && response.request().method() === 'POST',
    );
    await send.click();
    await expect(send).toBeDisabled();
    await expect(failed).toHaveCount(0);
    holding.resolve();
    expect((await answered).status()).toBe(200);
    await expect(form.getByRole('status')).toHaveText('El mensaje se envió con éxito. Te responderemos pronto.');
    for (const each of [name, email, message]) await expect(each).toHaveValue('');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await expect(send).toBeEnabled();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `sent at ${width} px`);
    }
  });
});
