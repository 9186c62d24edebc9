import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { readForCatalogue } from '../read-for-catalogue.ts';

const products = ['Shaker Clásico 600 ml', 'Botella 2,2 l', 'Bandas Circulares x 3', 'Colchoneta 6 mm'].map(
  (name, id) => ({
    id,
    name,
    brand: 'Delta Fit',
    category: 'Accesorios',
    flavors: [],
    price: 900_000,
  }),
);

const namesOf = (lines: readonly string[], isMessage: boolean) =>
  readForCatalogue([{ ...toTestPage(lines), isMessage }], { products }).rows.map(({ text }) => text);

const page = (between: string) =>
  products.flatMap(({ name }) => [name, '$ 8.100', 'Precio sin impuestos nacionales $ 6.694', between]);

it('leaves out the buttons of a shop whose page was copied', () => {
  expect(namesOf(page('Comprar'), true)).toEqual(products.map(({ name }) => name));
});

it('keeps what says something of the products', () => {
  expect(namesOf(page('Delta Fit'), true)).toEqual(products.map(({ name }) => name));
  expect(namesOf(['Comprar', ...page('Comprar').slice(0, 4)], true)).toContain('Comprar Shaker Clásico 600 ml');
});
