import type { Database } from '#data/engine/database.ts';
import { DELIVERY_METHODS } from '#domain/cart/delivery-methods.ts';
import { PAYMENT_METHODS } from '#domain/cart/payment-methods.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { NOW, productDraft } from './product-draft.ts';

const KINDS = ['Proteína Whey', 'Creatina Monohidrato', 'Pre Entreno', 'Ganador de Peso', 'Multivitamínico', 'Barra'];
const BRANDS = ['Cóndor', 'Ñandú', 'Puma', 'Tero', 'Yarará'];
const CLIENTS = ['Ana Núñez', 'Beto Álvarez', 'Caro', 'Dani Ibáñez', ''];
const FLAVORS = ['Chocolate', 'Vainilla', 'Frutilla'];
const HOUR_MS = 60 * 60 * 1000;

/** The name of a product of the busy shop, from 1; its number is found by the quick search for `n0007`. */
export function busyName(number: number): string {
  return `${KINDS[number % KINDS.length]} ${1 + (number % 4)} kg n${String(number).padStart(4, '0')}`;
}

/** Fills a shop that may have products already as one that has been open for a year: every third product has flavors. */
export async function seedBusyShop(
  database: Database,
  { products, sales }: { products: number; sales: number },
): Promise<void> {
  const drafts = Array.from({ length: products }, (_, index) => ({
    ...productDraft({
      name: busyName(index + 1),
      price: (5_000 + ((index * 137) % 60_000)) * 100,
      discount: index % 5 === 0 ? 10_00 : 0,
      amount: 20 + (index % 40),
      flavors: index % 3 === 0 ? FLAVORS.map((name) => ({ name, quantity: 10 })) : [],
      description: 'Una medida con 250 ml de agua, después de entrenar.'.repeat(4),
    }),
    brandLink: `busy-${index % BRANDS.length}`,
    categoryLink: index % 4 === 0 ? 'busy-barras' : 'busy-polvos',
  }));
  const imported = await importCatalogue(database, {
    catalogue: {
      brands: BRANDS.map((name, index) => ({ name, link: `busy-${index}`, image: '' })),
      categories: [
        { name: 'Polvos', link: 'busy-polvos', type: 'Suplementos' },
        { name: 'Barras y snacks', link: 'busy-barras', type: 'Suplementos' },
      ],
      products: drafts,
    },
    now: NOW,
  });
  if (!imported.ok) throw new Error(`the catalogue was refused: ${JSON.stringify(imported)}`);
  for (let index = 0; index < sales; index += 1) {
    const draft = {
      productId: imported.ids[(index * 7) % products] ?? 0,
      quantity: 1 + (index % 2),
      clientName: CLIENTS[index % CLIENTS.length] ?? '',
      paymentMethod: PAYMENT_METHODS[index % PAYMENT_METHODS.length] ?? '',
      shippingMethod: DELIVERY_METHODS[index % DELIVERY_METHODS.length] ?? '',
      paid: index % 3 > 0,
    };
    const sold = await createSale(database, { draft, now: NOW + index * HOUR_MS });
    if (!sold.ok) throw new Error(`sale ${index} was refused: ${JSON.stringify(sold)}`);
  }
}
