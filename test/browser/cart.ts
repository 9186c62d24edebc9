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

/** An amount in es-ES format, computed independently of the shop's code. */
export function pesos(centavos: number): string {
  return `$ ${new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(centavos / 100)}`;
}

/** The discounted price in centavos, computed independently of the shop's code. */
export function unitPrice({ price, discount }: { price: number; discount: number }): number {
  return discount > 0 ? Math.round((price * (10_000 - discount)) / 1_000_000) * 100 : price;
}
