import { adminPages } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { signInByApi } from '../../test/browser/admin-session.ts';
import {
  chooseAction,
  expect,
  imageFile,
  select,
  ownShopTest as test,
  textbox,
  toast,
} from '../support/admin-fixtures.ts';

// The server refuses a duplicate name and a file that is no image.
test.use({ expectedProblems: [/4(?:09|15)|Error al (?:agregar|actualizar)/] });

const onlyNamed = (name: string) => `${adminPages.products}?${new URLSearchParams({ name })}`;

test('[M2.8-22] [M2.8p-1] [M2.8p-2] [M2.8p-6] [M2.8p-7] [M2.8p-8] [M2.8p-9] [M2.8p-10] [M2.8p-12] [M4-37] [M4-38] [M4-39] [M4-40] [M4-41] [M4-42] [M5-20] [M5-21] [M5-22] [M5-23] [M5-24] [M5-25] [M5-26] [M5-27] [M5-36] [M8-23] [M8-36] a product from first to last @desktop', async ({
  page,
  shop,
}) => {
  test.slow();
  await signInByApi(page.context(), shop.url);
  const [known] = await (await page.request.get(api.products)).json();
  await page.goto(onlyNamed(known.name));
  await expect(page.getByRole('columnheader')).toHaveText([
    'Imagen',
    'Nombre',
    'Marca',
    'Suplemento',
    'Precio',
    'Descuento',
    'Cantidad',
    'Fecha de modificación',
    'Acciones',
  ]);
  const cells = page.getByRole('row', { name: known.name }).getByRole('cell');
  await expect(cells.nth(2)).toHaveText(known.brand);
  await expect(cells.nth(3)).toHaveText(known.category);

  await test.step('missing values are reported at their fields', async () => {
    await page.getByRole('button', { name: 'Agregar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Agregar producto' })).toBeVisible();
    await expect(select(page, 'Categoría')).toHaveValue('1');
    await expect(select(page, 'Marca')).toHaveValue('1');
    await expect(page.getByText('Fecha de')).toHaveCount(0);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Dato requerido.')).toHaveCount(2);
    await expect(textbox(page, 'Nombre')).toBeFocused();
    await expect(textbox(page, 'Nombre')).toHaveAttribute('maxlength', '50');
    await expect(page.locator('label', { hasText: /^(?:Nombre|Categoría|Marca|Precio|Cantidad) \*$/ })).toHaveCount(5);
  });

  await test.step('price, discount and discounted price update each other', async () => {
    await textbox(page, 'Precio').fill('12.000');
    await expect(textbox(page, 'Precio con Descuento')).toHaveValue('12.000');
    await textbox(page, 'Descuento').fill('12,5');
    await expect(textbox(page, 'Precio con Descuento')).toHaveValue('10.500');
    await textbox(page, 'Precio con Descuento').fill('7.000');
    await expect(textbox(page, 'Precio')).toHaveValue('8000');
    await expect(textbox(page, 'Precio con Descuento')).toHaveValue('7.000');
    await textbox(page, 'Precio USD').fill('nada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ingresá un precio válido.')).toBeVisible();
    await textbox(page, 'Precio USD').fill('5,5');
  });

  const flavors = page.getByRole('list', { name: 'Sabores' }).getByRole('listitem');
  await test.step('flavors, or colors for accessories', async () => {
    await select(page, 'Categoría').selectOption('Accesorios');
    await expect(textbox(page, 'Colores')).toBeVisible();
    await select(page, 'Categoría').selectOption('Creatinas');
    const flavor = textbox(page, 'Sabores');
    await expect(flavor).toHaveAttribute('maxlength', '30');
    await flavor.fill('Limón 2');
    await flavor.press('Enter');
    await expect(page.getByText('Solamente se permiten letras.')).toBeVisible();
    for (const name of ['Limón', 'LIMÓN', 'Uva']) {
      await flavor.fill(name);
      await flavor.press('Enter');
      await expect(flavor).toHaveValue('');
    }
    await expect(flavors).toHaveCount(2);
    await page.getByRole('button', { name: 'Restar uno a Uva' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Cantidad de Uva')).toHaveValue('0');
    await page.getByLabel('Cantidad de Limón').fill('7');
    await expect(textbox(page, 'Cantidad')).toHaveValue('7');
    await expect(textbox(page, 'Cantidad')).toHaveJSProperty('readOnly', true);
    await page.getByRole('button', { name: 'Quitar Uva' }).click();
    await expect(flavors).toHaveCount(1);
    // Typed but not added: saving keeps it.
    await flavor.fill('Frutilla');
  });

  const description = textbox(page, 'Descripción');
  await expect(description).toHaveAttribute('rows', '5');
  await expect(description).toHaveAttribute('maxlength', '2500');
  await description.fill('Una línea\ny otra');

  const images = page.getByRole('group', { name: 'Imágenes' });
  const tiles = images.locator('[data-tile]');
  await test.step('a failed image leaves the others and the form unchanged', async () => {
    const picker = images.locator('input[type=file]');
    await expect(picker).toHaveJSProperty('multiple', true);
    await expect(picker).toHaveAttribute('accept', /^image\//);
    const broken = { name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**${api.images}`, async (route) => {
      await released;
      await route.continue();
    });
    await picker.setInputFiles([await imageFile('roja', '#c00'), broken, await imageFile('azul', '#00c')]);
    await expect(tiles.locator('img[src^="blob:"]'), 'previews while they are sent').toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    letThrough();
    await expect(tiles.locator('picture')).toHaveCount(2);
    await expect(tiles.getByRole('alert')).toHaveText('nota.png: El archivo no es una imagen JPEG, PNG, WebP o AVIF.');
    await expect(textbox(page, 'Precio')).toHaveValue('8000');
    await page.getByRole('button', { name: 'Quitar imagen 2' }).click();
    await expect(tiles).toHaveCount(2);
    const blue = await tiles.nth(1).locator('img').getAttribute('src');
    await page.getByRole('button', { name: 'Mover antes imagen 2' }).click();
    await expect(tiles.first().locator('img')).toHaveAttribute('src', blue ?? '');
  });

  await test.step('leaving by accident asks for confirmation', async () => {
    await page.getByRole('link', { name: 'Marcas' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toBeHidden();
    await expect(tiles).toHaveCount(2);
  });

  const name = 'Creatina de la prueba';
  await test.step('an error of the server is shown at its field', async () => {
    await textbox(page, 'Nombre').fill(known.name);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(page, 'Hubo un error al crear el producto.')).toBeVisible();
    await expect(page.getByText('Ya hay un producto con ese nombre.')).toBeVisible();
    await expect(textbox(page, 'Nombre')).toBeFocused();
    await textbox(page, 'Nombre').fill(name);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast(page, 'Producto creado exitosamente!')).toBeVisible();
    await expect(page).toHaveURL(onlyNamed(known.name));
  });

  await page.goto(onlyNamed(name));
  await chooseAction(page, { label: 'Consultar', of: name });
  await expect(page.getByRole('heading', { level: 1, name: 'Consultar producto' })).toBeVisible();
  for (const field of await page.getByRole('main').locator('input, select, textarea').all()) {
    await expect(field).toBeDisabled();
  }
  await expect(flavors).toHaveText([/Limón.*7/, /Frutilla.*1/]);
  await expect(textbox(page, 'Cantidad')).toHaveValue('8');
  await expect(textbox(page, 'Precio USD')).toHaveValue('5,5');
  await expect(description).toHaveValue('Una línea\ny otra');
  await expect(tiles).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  const written = await textbox(page, 'Fecha de Modificación').inputValue();
  expect(written).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/);
  await expect(textbox(page, 'Fecha de Creación')).toHaveValue(written);
  await page.getByRole('button', { name: 'Volver' }).click();

  await test.step('in mode M the product counts as modified', async () => {
    await page.clock.setFixedTime(new Date('2031-05-06T15:00:00Z'));
    await chooseAction(page, { label: 'Editar', of: name });
    await expect(textbox(page, 'Fecha de Modificación')).toHaveValue('06/05/2031 12:00:00');
    await expect(textbox(page, 'Fecha de Creación')).toHaveValue(written);
  });
});

test('[M5-26] what was wrong with a flavor goes once it is typed anew, saved before or not @desktop', async ({
  page,
  shop,
}) => {
  await signInByApi(page.context(), shop.url);
  await page.goto(`${adminPages.products}?mode=A`);
  const flavor = textbox(page, 'Sabores');
  const flavors = page.getByRole('list', { name: 'Sabores' }).getByRole('listitem');
  const lettersOnly = page.getByText('Solamente se permiten letras.');
  const add = page.getByRole('main').getByRole('button', { name: 'Agregar', exact: true });
  const amount = textbox(page, 'Cantidad');
  await flavor.fill('Uva 9');
  await add.click();
  await expect(lettersOnly).toBeVisible();
  await flavor.fill('Uva');
  await expect(lettersOnly).toHaveCount(0);
  await expect(flavor).not.toHaveAttribute('aria-invalid', 'true');
  await add.click();
  await expect(flavors).toHaveCount(1);
  await expect(lettersOnly).toHaveCount(0);

  await page.getByRole('button', { name: 'Quitar Uva' }).click();
  await amount.fill('una');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Ingresá un número entero.')).toBeVisible();
  await flavor.fill('Uva');
  await add.click();
  await expect(amount).toHaveValue('1');
  await expect(page.getByText('Ingresá un número entero.'), 'the amount of the flavors is right').toHaveCount(0);
});
