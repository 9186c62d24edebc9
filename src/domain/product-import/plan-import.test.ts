import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedProduct } from '../../../test/seeds/saved-entities.ts';
import { applyChanges } from '../fields/apply-changes.ts';
import { planImport, type ReadRow, type Shop } from './plan-import.ts';

const whey = savedProduct({
  id: 1,
  name: 'Whey 908 g',
  price: 1000_00,
  amount: 5,
  description: 'Rica\nY fácil',
  version: 4,
});
const gloves = savedProduct({
  id: 2,
  name: 'Guantes',
  brand: 'Puma',
  category: 'Guantes',
  flavors: [
    { name: 'Rojo', quantity: 3 },
    { name: 'Talle 2', quantity: 1 },
  ],
  amount: 4,
  images: [{ url: '/a.webp', thumbhash: null }],
  deactivatedAt: 1,
});
const shop: Shop = {
  products: [whey, gloves],
  brands: [{ name: 'Cóndor' }, { name: 'Puma' }],
  categories: [{ name: 'Proteínas' }, { name: 'Guantes' }],
  categoryTypes: [{ name: 'Suplementos' }, { name: 'Accesorios' }],
};
type Said = Partial<Omit<ReadRow, 'values'>> & ReadRow['values'];
const row = ({ row: line = 2, cells = {}, id, brand, category, ...said }: Said): ReadRow => {
  const { categoryType, active, images, problems = [], ...values } = said;
  return { row: line, cells, id, brand, category, categoryType, active, images, problems, values };
};
const planned = (said: Said) => {
  const [first] = planImport([row(said)], shop).rows;
  return first;
};

describe('a row of a product that is there', () => {
  it.each<[string, Said]>([
    ['its id alone', { id: 1 }],
    ['its name, whatever the case and the spaces', { name: ' WHEY  908g ' }],
    [
      'what it already has',
      { id: 1, name: 'Whey 908 g', price: 1000_00, description: ' Rica\r\nY fácil\r\n', active: true },
    ],
    ['its brand and category in another case', { id: 1, brand: 'CÓNDOR', category: 'proteínas ' }],
    ['the stock that its flavors add up to', { id: 2, amount: 4 }],
    ['its images', { id: 2, images: ['/a.webp'], active: false }],
  ])('changes nothing with %s', (_, said) => {
    expect(planned(said)).toMatchObject({ changes: [], problems: [], wanted: { values: {} } });
  });

  it.each<[Said, object, string, string, string]>([
    [{ id: 1, name: 'Whey 1 kg' }, { values: { name: 'Whey 1 kg' } }, 'Nombre', 'Whey 908 g', 'Whey 1 kg'],
    [{ id: 1, price: 1500_50 }, { values: { price: 1500_50 } }, 'Precio', '$ 1000', '$ 1500,5'],
    [{ id: 1, discount: 1250 }, { values: { discount: 1250 } }, 'Descuento', '0 %', '12,5 %'],
    [{ id: 1, cost: 800_00 }, { values: { cost: 800_00 } }, 'Costo', 'Sin especificar', '$ 800'],
    [{ id: 1, amount: 0 }, { values: { amount: 0 } }, 'Cantidad', '5', '0'],
    [{ id: 1, brand: 'Nueva' }, { values: {}, brand: 'Nueva' }, 'Marca', 'Cóndor', 'Nueva'],
    [{ id: 1, active: false }, { values: {}, active: false }, 'Activo', 'Si', 'No'],
    [{ id: 1, brand: 'Nueva', categoryType: 'Accesorios' }, { values: {}, brand: 'Nueva' }, 'Marca', 'Cóndor', 'Nueva'],
    [{ id: 2, flavors: [], amount: 9 }, { values: { flavors: [], amount: 9 } }, 'Cantidad', '4', '9'],
    [{ id: 2, images: [] }, { values: {}, images: [] }, 'Imágenes', '/a.webp', ''],
  ])('changes what differs: %j', (said, wanted, label, from, to) => {
    const plan = planned(said);
    expect(plan).toMatchObject({ problems: [], changes: expect.arrayContaining([{ label, from, to }]) });
    expect(plan?.wanted).toEqual(wanted);
  });

  it('has the stock of its flavors, whatever the column of units says', () => {
    const flavors = [{ name: 'Rojo', quantity: 8 }];
    expect(planned({ id: 2, amount: 9, flavors })?.wanted).toEqual({ values: { flavors } });
  });

  it('has the version that the change is written on', () => {
    expect(planned({ id: 1 })).toMatchObject({ id: 1, version: 4, name: 'Whey 908 g' });
  });

  it('asks for the type of a category only where the category changes', () => {
    expect(planned({ id: 1, category: 'Proteínas', categoryType: 'Accesorios' })?.wanted).toEqual({ values: {} });
    expect(planned({ id: 1, category: 'Barras', categoryType: 'accesorios' })?.wanted).toMatchObject({
      category: 'Barras',
      categoryType: 'accesorios',
    });
  });
});

it('begins a new product with what the row says of it', () => {
  const said = { name: 'Shaker', price: 500_00, brand: 'Nueva', flavors: [{ name: 'Negro', quantity: 2 }] };
  expect(planned(said)).toMatchObject({
    id: null,
    version: null,
    changes: [
      { label: 'Precio', from: '', to: '$ 500' },
      { label: 'Sabores', from: '', to: 'Negro: 2' },
      { label: 'Marca', from: '', to: 'Nueva' },
    ],
    wanted: { brand: 'Nueva', values: { name: 'Shaker', price: 500_00 } },
    problems: [],
  });
});

it.each<[Said, string]>([
  [{ id: 99, name: 'Nadie', price: 1 }, 'No hay ningún producto con el Id 99.'],
  [{ id: 99, name: 'Guantes' }, 'No hay ningún producto con el Id 99.'],
  [{ price: 1 }, 'Falta el nombre.'],
  [{ name: 'Shaker' }, 'Falta el precio.'],
  [{ id: 1, name: 'GUANTES' }, 'Otro producto ya se llama «Guantes».'],
  [
    { id: 1, categoryType: 'Juguetes' },
    'No hay un tipo de categoría «Juguetes». Los que hay: Suplementos, Accesorios.',
  ],
  [{ id: 2, amount: 9 }, 'El stock de un producto con sabores se cambia en la columna «Sabores».'],
  [{ id: 2, flavors: [{ name: 'Azul 3', quantity: 1 }] }, 'El sabor «Azul 3» sólo puede tener letras, hasta 30.'],
  [{ id: 2, flavors: ['Rojo', ' rojo'].map((name) => ({ name, quantity: 1 })) }, 'El sabor « rojo» está dos veces.'],
  [{ id: 1, problems: ['El precio no es válido.'] }, 'El precio no es válido.'],
  [{ name: 'Shaker', cells: { price: 'cien' }, problems: ['El precio no es válido.'] }, 'El precio no es válido.'],
  [{ price: 1, cells: { name: 'x'.repeat(61) }, problems: ['El nombre no es válido.'] }, 'El nombre no es válido.'],
  [{ name: 'Shaker', cells: { id: 'uno' }, problems: ['El id no es válido.'] }, 'El id no es válido.'],
  [{ id: 2, amount: 9, cells: { flavors: 'Rojo' }, problems: ['Los sabores no.'] }, 'Los sabores no.'],
])('refuses %j', (said, problem) => {
  expect(planned(said)?.problems).toEqual([problem]);
});

it('takes the names of older flavors as they are', () => {
  expect(planned({ id: 2, flavors: [{ name: 'talle 2', quantity: 6 }] })?.problems).toEqual([]);
});

it('refuses the second row of a product, by its id or its name, new or not', () => {
  const rows = [row({ row: 2, id: 1 }), row({ row: 5, name: 'whey 908 g', price: 1 })];
  const created = [row({ row: 6, name: 'Shaker', price: 1 }), row({ row: 9, name: 'SHAKER', price: 2 })];
  const third = row({ row: 12, id: 1 });
  expect(planImport([...rows, ...created, third], shop).rows.map(({ problems }) => problems)).toEqual([
    [],
    ['La fila 2 ya tiene este producto.'],
    [],
    ['La fila 6 ya tiene este producto.'],
    ['La fila 2 ya tiene este producto.'],
  ]);
});

it('adds brands and categories once, and none for rows that are refused', () => {
  const rows = [
    row({ name: 'A', price: 1, brand: 'Nueva', category: 'Barras' }),
    row({ name: 'B', price: 1, brand: 'NUEVA', category: 'Proteínas' }),
    row({ name: 'C', brand: 'Rechazada', category: 'Rechazadas' }),
    row({ id: 1, brand: 'cóndor', category: 'Geles' }),
  ];
  expect(planImport(rows, shop)).toMatchObject({ newBrands: ['Nueva'], newCategories: ['Barras', 'Geles'] });
});

it('has nothing left to do once it was done', () => {
  const values = fc.record(
    { price: fc.nat(9_999), discount: fc.nat(10_000), cost: fc.option(fc.nat(9)), description: fc.string() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(values, (said) => {
      const first = planned({ id: 1, ...said });
      const { flavors: _, ...changes } = first?.wanted.values ?? {};
      const after = { ...shop, products: [applyChanges(whey, changes), gloves] };
      const again = planImport([row({ id: 1, ...said })], after).rows[0];
      expect(again).toMatchObject({ changes: [], wanted: { values: {} } });
      expect(first?.changes).toHaveLength(Object.keys(first?.wanted.values ?? {}).length);
    }),
  );
});
