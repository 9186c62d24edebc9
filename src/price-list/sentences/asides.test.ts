import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { catalogueOf } from '../headings/catalogue-terms.ts';
import { isAside, textOf } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { readForCatalogue } from '../read-for-catalogue.ts';
import { withHeadingsOfAsides } from './asides.ts';

const products = [
  { brand: 'Delta Fit', name: 'Pasta de Maní 380 g', price: 700_000 },
  { brand: 'Delta Fit', name: 'Avena Instantánea 500 g', price: 270_000 },
  { brand: 'Puma Andino', name: 'Dulce de Leche 400 g', price: 750_000 },
  { brand: 'Puma Andino', name: 'Pasta de Maní 380 g', price: 600_000 },
].map((product, id) => ({ ...product, id, category: 'Cocina', flavors: [] }));

/** A page of a chat, where lines in brackets are said around the list. */
function toChat(lines: readonly string[]) {
  const page = toTestPage(lines.map((line) => line.replace(/^\((.*)\)$/, '$1')));
  const items = page.items.map((item) => ({ ...item, isAside: lines.includes(`(${item.text})`) }));
  return [{ ...page, items }];
}

function headings(...lines: string[]): string[] {
  const [page] = withHeadingsOfAsides(toPrintedPages(toChat(lines)), catalogueOf(products));
  return (page?.lines ?? []).map((line) => (isAside(line) ? `(${textOf(line.words)})` : textOf(line.words)));
}

it.each([
  ['the brand that somebody asks for', '(Dale. Y de Puma Andino tenés algo?)', 'Puma Andino'],
  ['a brand', '(*PUMA ANDINO*)', '*PUMA ANDINO*'],
  ['a kind of goods', '(Proteínas)', 'Proteínas'],
  ['no kind that somebody asks for', '(proteínas?)', '(proteínas?)'],
  ['no product of a brand', '(1) Avena Delta Fit)', '(1) Avena Delta Fit)'],
  ['no brand of a product', '(la pasta de Puma Andino sigue igual?)', '(la pasta de Puma Andino sigue igual?)'],
  ['none of two brands', '(tenés Delta Fit y Puma Andino?)', '(tenés Delta Fit y Puma Andino?)'],
  ['nothing of other talk', '(te las llevo el jueves)', '(te las llevo el jueves)'],
])('makes a heading of %s', (_, aside, line) => {
  expect(headings('Pasta $ 9.000', aside)).toEqual(['Pasta $ 9.000', line]);
});

it('has no price of what is said around the list, but the sizes that somebody asks for', () => {
  expect(headings('(la tenía a 8900)', '(la pasta a $ 8.900, no?)', '(y la de 500?)')).toEqual([
    '(la tenía a)',
    '(la pasta a no?)',
    '(y la de 500?)',
  ]);
});

it('reads the answers to what was asked', () => {
  const { rows } = readForCatalogue(
    toChat([
      '(y avenas de Delta Fit?)',
      'instantánea x 500 2.750',
      '(de Puma Andino?)',
      'Pasta de Maní 380 6.100',
      '(el dulce de leche sigue a 7500?)',
      'noo, ahora 8.250 el de 400',
    ]),
    { products },
  );
  expect(rows.map(({ headingBrand, text, price }) => [headingBrand, text, price])).toEqual([
    ['Delta Fit', 'Avena Instantánea 500 g', 275_000],
    ['Puma Andino', 'Pasta de Maní 380 g', 610_000],
    ['Puma Andino', 'dulce de leche de 400', 825_000],
  ]);
});
