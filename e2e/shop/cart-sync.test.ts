import { api, pages } from '#contract/urls/shop-urls.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { CART_STORAGE_KEY, serializeCart } from '#domain/cart/cart-storage.ts';
import { cartOf, pesos, unitPrice } from '../../test/browser/cart.ts';
import { catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import { shopClient } from '../../test/clients/shop-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** An old cart: one product was cheaper, one had more stock, one no longer exists. */
async function oldCart() {
  const plain = (await shopClient.products()).filter(({ flavors, amount }) => flavors.length === 0 && amount > 0);
  const dearer = plain.find(({ amount, price }) => amount > 5 && price > 200_000);
  const fewer = plain.find(({ amount }) => amount === 2);
  if (!dearer || !fewer) throw new Error('the demo catalogue has no such products');
  const line = { images: [], flavors: [], selectedFlavor: null, quantity: 1 };
  const items: CartItem[] = [
    { ...line, id: dearer.id, name: dearer.name, price: 100_000, discount: 0, amount: 9 },
    { ...line, id: fewer.id, name: fewer.name, price: fewer.price, discount: fewer.discount, amount: 9, quantity: 7 },
    { ...line, id: 999_999, name: 'Producto de antes', price: 500_000, discount: 0, amount: 3 },
  ];
  return { dearer, fewer, stored: serializeCart(items) };
}

test.describe('an old cart', () => {
  test.use({ expectedProblems: [/Error al obtener los datos|net::ERR_FAILED/] });

  test('[M1-3] reports the changes when it is opened, and the message has the current figures (A32)', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { dearer, fewer, stored } = await oldCart();
    const readChat = await catchChat(page);
    const { panel, checkout, opener } = cartOf(page);
    const total = unitPrice(dearer) + 2 * unitPrice(fewer);
    await visit(page, pages.products);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_STORAGE_KEY, stored] as const);
    await page.route(`**${api.products}`, (route) => route.abort());
    await visit(page, pages.products);

    await opener.click();
    const unread = panel.getByText('No pudimos actualizar los precios y el stock.');
    await expect(unread.first()).toBeVisible();
    await page.unroute(`**${api.products}`);
    await panel.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(unread).toHaveCount(0);
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
    await expect(row(dearer.name)).toContainText(`Antes $ 1000, ahora ${pesos(unitPrice(dearer))}`);
    await expect(row(fewer.name)).toContainText('Quedan 2');
    await expect(row('Producto de antes')).toContainText('Sin stock');
    await expect(panel.getByRole('status').filter({ hasText: 'Producto de antes: Sin stock' })).toBeAttached();
    await expect(panel).toContainText(pesos(total));

    await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
    await checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await checkout.getByRole('button', { name: 'Confirmar pedido' }).click();
    const { lines } = await readChat();
    expect(lines.filter((text) => /^\d+ x |Total/.test(text))).toEqual([
      `1 x ${dearer.name}: ${pesos(unitPrice(dearer))}`,
      `2 x ${fewer.name}: ${pesos(2 * unitPrice(fewer))}`,
      `*Total:* ${pesos(total)}`,
    ]);
  });
});
