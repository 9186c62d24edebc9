import type { Locator, Page } from '@playwright/test';

/** Locators of the cart. */
export function cartOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Carrito de Compras' });
  const checkout = page.getByRole('dialog', { name: 'Ya casi! Unos datos más' });
  const popup = page.getByRole('region', { name: 'Producto agregado' });
  return {
    panel,
    checkout,
    popup,
    opener: page.getByRole('banner').getByRole('button', { name: /carrito/i }),
    line: (label: string) => {
      const group = page.getByRole('group', { name: `Cantidad de ${label}` });
      const row = panel.getByRole('listitem').filter({ has: group });
      const stepper = row.getByRole('group');
      return {
        row,
        quantity: stepper.getByRole('status'),
        more: stepper.getByRole('button', { name: 'Sumar uno' }),
        fewer: stepper.getByRole('button', { name: 'Restar uno' }),
      };
    },
  };
}

/** The add button of a product, by its accessible name. */
export function addButton(scope: Locator, name: string): Locator {
  return scope.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true });
}

/** Adds a product from its card: at once, or in its first flavor by the sheet. */
export async function addFromCard(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const byFlavor = (flavor: string) => main.getByRole('link', { name: `Elegir ${flavor}: ${name}`, exact: true });
  const choose = byFlavor('sabor').or(byFlavor('color'));
  await addButton(main, name).or(choose).first().waitFor();
  if ((await choose.count()) === 0) return addButton(main, name).click();
  await choose.click();
  const sheet = page.getByRole('dialog', { name });
  await addButton(sheet, name).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Adds the first product of the list that is shown. */
export async function addFirstProduct(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('article').first().getByRole('heading');
  await addFromCard(page, (await heading.textContent()) ?? '');
}

/** An amount in es-ES format, computed independently of the shop's code. */
export function pesos(centavos: number): string {
  return `$ ${new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(centavos / 100)}`;
}

/** The discounted price in centavos, computed independently of the shop's code. */
export function unitPrice({ price, discount }: { price: number; discount: number }): number {
  return discount > 0 ? Math.round((price * (10_000 - discount)) / 1_000_000) * 100 : price;
}
