import type { Page } from '@playwright/test';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { CART_STORAGE_KEY, serializeCart } from '#domain/cart/cart-storage.ts';
import { cartOf } from '../browser/cart.ts';
import { catchChat } from '../browser/chat.ts';
import { visit } from '../browser/visit.ts';
import { shopClient } from '../clients/shop-client.ts';
import type { Screen } from './screen.ts';

const DESKS = [900, 1280];

/** All screens and states of the public shop. */
export const publicScreens: Screen[] = [
  { name: 'home', path: pages.home, whole: true },
  { name: 'mega-menu', path: pages.home, widths: DESKS, steps: (page) => press(page, 'Ver categorías y marcas') },
  { name: 'drawer', path: pages.home, widths: [390], steps: openDrawer },
  { name: 'suggestions', path: pages.home, steps: (page) => type(page, 'prot') },
  { name: 'list', path: pages.products },
  { name: 'list-whole', path: pages.list('marcas', 'kalden'), whole: true },
  { name: 'list-brands', path: pages.list('marcas') },
  { name: 'list-filtered', path: pages.list('suplementos', 'creatinas') },
  { name: 'list-narrowed', path: `${pages.products}?oferta=1&precioMax=60000&sort=precio-asc` },
  {
    name: 'list-filters',
    path: pages.products,
    widths: [390, 900],
    steps: (page) => page.getByText('Filtrar').click(),
  },
  {
    name: 'list-choices',
    path: `${pages.products}?marca=kalden&filtros=todos`,
    steps: async (page) =>
      void ((page.viewportSize()?.width ?? 0) < 1024 && (await page.getByText(/^Filtrar/).click())),
  },
  { name: 'list-empty', path: pages.list('suplementos', 'no-existe') },
  { name: 'list-failed', path: pages.about, steps: failTheList },
  { name: 'list-offline', path: pages.products, steps: searchOffline },
  { name: 'list-page-failed', path: pages.products, steps: failThePage },
  { name: 'list-flavors', path: pages.products, steps: (page) => openFlavors(page, 'sabor') },
  { name: 'list-colours', path: pages.list('accesorios'), steps: (page) => openFlavors(page, 'color') },
  { name: 'search', path: pages.search('proteina'), whole: true },
  { name: 'search-mistyped', path: pages.search('creatna') },
  { name: 'search-none', path: pages.search('creatina xyzzy') },
  { name: 'detail', path: productPage(inStock), whole: true },
  { name: 'detail-bar', path: productPage(inStock), widths: [390], steps: scrollPastButton },
  { name: 'detail-gone', path: productPage(({ amount, flavors }) => amount === 0 && flavors.length > 1) },
  { name: 'zoom', path: productPage(inStock), steps: zoom },
  { name: 'added', path: productPage(inStock), steps: add },
  { name: 'part-failed', path: pages.home, steps: failThePart },
  { name: 'cart-empty', path: pages.home, steps: (page) => cartOf(page).opener.click() },
  { name: 'cart', path: pages.products, steps: openCart },
  { name: 'cart-changed', path: pages.products, steps: (page) => openCart(page, { old: true }) },
  { name: 'checkout', path: pages.products, steps: openCheckout },
  { name: 'checkout-errors', path: pages.products, steps: openFailedCheckout },
  { name: 'checkout-sent', path: pages.products, steps: stayAfterOrder },
  { name: 'sent-order', path: pages.products, steps: comeBack },
  {
    name: 'favourites',
    path: pages.favourites,
    whole: true,
    steps: (page) => comeBackWith(page, { stored: 'favourites' }),
  },
  { name: 'favourites-empty', path: pages.favourites },
  { name: 'seen', path: pages.home, whole: true, steps: (page) => comeBackWith(page, { stored: 'seenProducts' }) },
  { name: 'contact', path: pages.contact, whole: true },
  { name: 'contact-errors', path: pages.contact, steps: (page) => press(page, 'Enviar mensaje') },
  { name: 'contact-failed', path: pages.contact, steps: (page) => write(page, { fails: true }) },
  { name: 'contact-sent', path: pages.contact, steps: (page) => write(page, { fails: false }) },
  { name: 'about', path: pages.about, whole: true },
  { name: 'faq', path: pages.faq, whole: true },
  { name: 'branches', path: pages.branches, whole: true },
  { name: 'routines', path: pages.routines },
  { name: 'not-found', path: '/no-existe' },
  { name: 'offline', path: pages.home, steps: async (page) => void (await page.goto('/offline.html')) },
];

function inStock({ discount, flavors, images }: ShopProduct): boolean {
  return discount > 0 && flavors.length > 2 && images.length > 2;
}

function productPage(fits: (product: ShopProduct) => boolean): () => Promise<string> {
  return async () => pages.product((await shopClient.products()).find(fits)?.name ?? '');
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function openDrawer(page: Page): Promise<void> {
  await press(page, 'Abrir el menú');
  await page.getByRole('dialog', { name: 'Menú' }).getByText('Suplementos', { exact: true }).click();
}

async function type(page: Page, text: string): Promise<void> {
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  await box.click();
  await box.fill(text);
  await page.getByRole('option').first().waitFor();
}

async function failTheList(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Combos' }).click();
  await page.waitForURL('**/combos');
}

async function searchOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const box = page.getByRole('banner').getByRole('combobox', { name: /buscar/i });
  await box.fill('creatina');
  await box.press('Enter');
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await page.context().setOffline(false);
}

async function failThePage(page: Page): Promise<void> {
  await page.route(`**${api.productList}*`, (route) => route.abort());
  await page.mouse.wheel(0, 20_000);
  await page.getByText('No pudimos cargar más productos.').scrollIntoViewIfNeeded();
}

/** The code of the cart's panel fails to load. */
async function failThePart(page: Page): Promise<void> {
  await page.route('**/assets/cart-panel-*.js', (route) => route.abort());
  await cartOf(page).opener.click();
  await page.getByText('No pudimos abrirlo.').waitFor();
}

async function zoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: /ampliar imagen/i }).click();
  await page.getByRole('button', { name: 'Acercar' }).waitFor();
}

async function openFlavors(page: Page, kind: 'sabor' | 'color'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Elegir ${kind}: `) })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Three products that the browser has stored. */
async function comeBackWith(page: Page, { stored }: { stored: 'favourites' | 'seenProducts' }): Promise<void> {
  const ids = (await shopClient.products()).filter(inStock).map(({ id }) => id);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    stored,
    JSON.stringify(ids.slice(0, 3)),
  ] as const);
  await visit(page, new URL(page.url()).pathname);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const region =
    stored === 'favourites' ? page.getByRole('main') : page.getByRole('region', { name: 'Vistos hace poco' });
  await region.getByRole('article').first().waitFor();
}

async function scrollPastButton(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: 'Comprar' }).waitFor();
}

async function add(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar al carrito: / })
    .first()
    .click();
  await cartOf(page).popup.waitFor();
}

/** Three products; `old` with another price, more stock, and a product that no longer exists. */
async function openCart(page: Page, { old = false } = {}): Promise<void> {
  const products = (await shopClient.products()).filter(({ amount }) => amount > 1);
  const chosen = [products.find(inStock), ...products.filter(({ flavors }) => flavors.length === 0).slice(0, 2)];
  const items = chosen
    .filter((product) => product !== undefined)
    .map(({ id, name, images, price, discount, amount, flavors }, index) => ({
      id: old && index === 2 ? 999_999 : id,
      name,
      images: images.map(({ url }) => url),
      price: old && index === 0 ? price - 100_000 : price,
      discount,
      amount: old ? 99 : amount,
      flavors,
      selectedFlavor: flavors.find(({ quantity }) => quantity > 0) ?? null,
      quantity: old && index === 1 ? 90 : index + 1,
    }));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    CART_STORAGE_KEY,
    serializeCart(items),
  ] as const);
  await page.reload();
  await visit(page, pages.products);
  await cartOf(page).opener.click();
  await cartOf(page).panel.waitFor();
}

async function openCheckout(page: Page): Promise<void> {
  await openCart(page);
  await press(page, 'Iniciar Compra');
  await cartOf(page).checkout.waitFor();
}

async function openFailedCheckout(page: Page): Promise<void> {
  await openCheckout(page);
  await cartOf(page).checkout.getByRole('radio', { name: 'Delivery' }).check();
  await press(page, 'Confirmar pedido');
  await page.getByText('Por favor, completa todos los campos obligatorios.').waitFor();
}

async function confirmOrder(page: Page): Promise<void> {
  await openCheckout(page);
  await cartOf(page).checkout.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await press(page, 'Confirmar pedido');
}

/** The link to the chat does not open. */
async function stayAfterOrder(page: Page): Promise<void> {
  await page.route('https://wa.me/**', () => {});
  await confirmOrder(page);
  await page.getByText('¡Pedido confirmado!').waitFor();
}

async function comeBack(page: Page): Promise<void> {
  await catchChat(page);
  await confirmOrder(page);
  await page.waitForURL('https://wa.me/**');
  await visit(page, pages.home);
  await page.getByRole('region', { name: 'Tu último pedido' }).waitFor();
}

async function write(page: Page, { fails }: { fails: boolean }): Promise<void> {
  if (fails) await page.route(`**${api.contact}`, (route) => route.abort());
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Núñez');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Tienen creatina sin sabor?');
  await press(page, 'Enviar mensaje');
  await page.getByText(fails ? 'Error al enviar el mensaje' : 'El mensaje se envió con éxito').waitFor();
}
