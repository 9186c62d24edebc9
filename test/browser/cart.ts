import type { Locator, Page } from '@playwright/test';

/** The parts of the cart as a shopper finds them. */
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

/** Shown products' buttons, each of which names its product to those who cannot see it. */
export function addButton(scope: Locator, name: string): Locator {
  return scope.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true });
}

/** An amount as es-ES writes it, worked out apart from the shop's own code. */
export function pesos(centavos: number): string {
  return `$ ${new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(centavos / 100)}`;
}

/** What one costs after the discount, likewise. */
export function unitPrice({ price, discount }: { price: number; discount: number }): number {
  return discount > 0 ? Math.round((price * (10_000 - discount)) / 1_000_000) * 100 : price;
}
