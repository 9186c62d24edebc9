import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WireImportPlan } from '#contract/responses/product-import.ts';
import type { Database } from '#data/engine/database.ts';
import { allProductsByIds } from '#data/products/product-row.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { productSheetColumns } from '#domain/product-import/sheet-columns.ts';
import { writeCsv } from '#domain/spreadsheet/write-csv.ts';
import { writeXlsx } from '#domain/spreadsheet/write-xlsx.ts';
import { visibleWords } from '#domain/text/visible-text.ts';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../../test/seeds/insert-product.ts';

type Rows = WireImportPlan['rows'];

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });

  const send = async (path: string, content: BlobPart, headers: Record<string, string> = {}) => {
    const body = new FormData();
    body.set('file', new File([content], 'planilla'));
    const response = await office.request(path, { method: 'POST', headers: { ...office.signedIn, ...headers }, body });
    return { status: response.status, body: await response.json() };
  };
  const read = (content: BlobPart) => send('/api/productImports/read', content);
  const rowsOf = async (content: BlobPart): Promise<Rows> => {
    const { status, body } = await read(content);
    expect({ status, error: body.error }).toEqual({ status: 200 });
    return body.rows;
  };
  const wantedOf = (rows: Rows) => rows.flatMap(({ product }) => product ?? []);
  const write = (products: readonly unknown[], headers = {}) =>
    send('/api/productImports', JSON.stringify({ products }), headers);
  const importAll = async (content: BlobPart) => {
    const { status, body } = await write(wantedOf(await rowsOf(content)));
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const undo = (id: string) => office.send('POST /api/productImports/undo', { body: { id } });
  const idOf = async (name: string): Promise<number> => {
    const row = await database.query.selectFrom('products').select('id').where('name', '=', name).executeTakeFirst();
    return row?.id ?? 0;
  };
  const productOf = async (id: number): Promise<Product | undefined> =>
    (await allProductsByIds(database.query, [id]))[0];

  describe('a spreadsheet of new products', () => {
    const SHEET = [
      'Mi negocio: lista de productos',
      '',
      'PRODUCTO;Marca;Rubro;Tipo de categoría;PVP;Descuento %;Costo;Stock;Variantes;Descripcion;Publicado;Proveedor',
      'Creatina Cóndor 300 g;Cóndor;Creatinas;Suplementos;$ 18.500,50;10%;12.000;1.200;;"Una línea\nY otra";si;Juan',
      'Guantes Puma;Puma;Guantes;Accesorios;9500;;;;"Rojo: 3\nNegro: 2";;No;',
    ].join('\n');

    it('becomes a shop, with its brands and categories', async () => {
      const { body: plan } = await read(SHEET);
      expect(plan).toMatchObject({
        newBrands: ['Cóndor', 'Puma'],
        newCategories: ['Creatinas', 'Guantes'],
        unused: ['Proveedor'],
        rows: [
          { row: 4, action: 'new', name: 'Creatina Cóndor 300 g', problems: [] },
          { row: 5, action: 'new', name: 'Guantes Puma' },
        ],
      });
      expect(await idOf('Guantes Puma'), 'reading changes nothing').toBe(0);
      expect(await importAll(SHEET)).toEqual({ id: expect.any(String), created: 2, changed: 0 });
      expect(await productOf(await idOf('Creatina Cóndor 300 g'))).toMatchObject({
        price: 18_500_50,
        discount: 1000,
        cost: 12_000_00,
        amount: 1200,
        brand: 'Cóndor',
        category: 'Creatinas',
        description: 'Una línea\nY otra',
        deactivatedAt: null,
      });
      expect(await productOf(await idOf('Guantes Puma'))).toMatchObject({
        categoryType: 'Accesorios',
        flavors: [
          { name: 'Rojo', quantity: 3 },
          { name: 'Negro', quantity: 2 },
        ],
        deactivatedAt: expect.any(Number),
      });
      const again = await rowsOf(SHEET);
      expect(again.map(({ action }) => action)).toEqual(['unchanged', 'unchanged']);
    });
  });

  describe('what was exported', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((name) => !/\p{Cc}/u.test(name));
    const flavorName = fc.stringMatching(/^[a-zñ]{1,9}( [a-z]{1,5})?$/);
    const product = fc.record({
      price: fc.integer({ min: 0, max: 1_000_000_000_00 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      priceUsd: fc.option(fc.integer({ min: 0, max: 100_000_00 })),
      cost: fc.option(fc.integer({ min: 0, max: 100_000_000_00 })),
      lowestStock: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      amount: fc.integer({ min: 0, max: 1_000_000_000 }),
      flavors: fc.uniqueArray(fc.record({ name: flavorName, quantity: fc.nat(9999) }), {
        maxLength: 4,
        selector: ({ name }) => name,
      }),
      description: fc.array(text, { maxLength: 4 }).map((lines) => lines.join('\n')),
    });
    const named = (name: string) => fc.sample(fc.tuple(fc.constant(name), product), 1);
    let count = 0;

    it('changes nothing when it is imported, as .xlsx and as .csv', async () => {
      const property = fc.asyncProperty(
        fc.array(fc.tuple(text, product), { minLength: 1, maxLength: 8 }),
        async (drafts) => {
          const ids: number[] = [];
          for (const [name, draft] of drafts) {
            count += 1;
            ids.push(await put({ ...draft, name: visibleWords(`${name.slice(0, 30)} ${count}`) }));
          }
          const products = await allProductsByIds(database.query, ids);
          for (const file of [
            writeCsv(productSheetColumns, products),
            await writeXlsx('Productos', productSheetColumns, products),
          ]) {
            const rows = await rowsOf(file);
            expect(rows.filter(({ action }) => action !== 'unchanged')).toEqual([]);
            expect(rows).toHaveLength(products.length);
          }
        },
      );
      await fc.assert(property, {
        numRuns: 25,
        examples: [[[...named('=1+1 -'), ...named('\u3164')]]],
      });
    });
  });

  describe('products that are there already', () => {
    it('change where a cell says something else, and an undo brings back all of it', async () => {
      const [a, b] = [
        await put({ name: 'Para cambiar', price: 1000_00, cost: 500_00 }),
        await put({ name: 'Para apagar' }),
      ];
      const before = await allProductsByIds(database.query, [a, b]);
      const sheet = `Id;Nombre;Precio;Costo;Cantidad;Marca;Activo\n${a};Otro nombre;1.500;;7;Nueva marca;\n;para APAGAR;;;;;no`;
      const rows = await rowsOf(sheet);
      expect(rows).toMatchObject([
        { action: 'changed', changes: expect.arrayContaining([{ label: 'Precio', from: '$ 1000', to: '$ 1500' }]) },
        { action: 'changed', changes: [{ label: 'Activo', from: 'Si', to: 'No' }] },
      ]);
      const { id } = await importAll(sheet);
      expect(await productOf(a)).toMatchObject({
        name: 'Otro nombre',
        price: 1500_00,
        cost: 500_00,
        amount: 7,
        brand: 'Nueva marca',
      });
      expect(await productOf(b)).toMatchObject({ name: 'Para apagar', deactivatedAt: expect.any(Number) });
      const { data } = await office.okBody(`GET /api/stock/movements?idProduct=${a}`);
      expect(data).toMatchObject([{ change: 2, reason: 'import' }]);
      expect(await office.okBody('GET /api/productImports')).toMatchObject({ latest: { id, created: 0, changed: 2 } });

      expect(await undo(id)).toEqual({ status: 200, body: { deleted: 0, restored: 2, kept: [] } });
      const forget = ({ version: _, modifiedAt: __, ...product }: Product) => product;
      expect((await allProductsByIds(database.query, [a, b])).map(forget)).toEqual(before.map(forget));
      const brands = await database.query.selectFrom('brands').select('name').execute();
      expect(brands.map(({ name }) => name)).not.toContain('Nueva marca');
      expect(await undo(id)).toMatchObject({
        status: 409,
        body: { error: 'Esta importación ya no se puede deshacer.' },
      });
      const { entries } = await office.okBody('GET /api/audit');
      expect(entries.map(({ did }: { did: string }) => did)).toEqual(
        expect.arrayContaining(['products imported', 'import undone']),
      );
    });

    it('stay as they are where somebody changed them after the import', async () => {
      const a = await put({ name: 'Vendido después' });
      const { id } = await importAll(`Nombre;Precio\nVendido después;2000\nRecién importado;100\nIntacto;100`);
      const created = await idOf('Recién importado');
      for (const changed of [a, created])
        await office.okBody(`PUT /api/products/${changed}/field/price`, { price: 3000 });
      const { body } = await undo(id);
      expect(body).toMatchObject({ deleted: 1, restored: 0 });
      expect(body.kept.map(({ name }: { name: string }) => name).toSorted()).toEqual([
        'Recién importado',
        'Vendido después',
      ]);
      expect(await idOf('Intacto')).toBe(0);
      expect(await productOf(a)).toMatchObject({ price: 3000_00 });
    });

    it('are imported all or none, and once', async () => {
      const a = await put({ name: 'Cambia entre tanto' });
      const sheet = `Nombre;Precio;Marca\nNuevo de la planilla;10;Marca que no queda\nCambia entre tanto;20;`;
      const wanted = wantedOf(await rowsOf(sheet));
      await office.okBody(`PUT /api/products/${a}/field/price`, { price: 5 });
      expect(await write(wanted)).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/^No se importó nada\. .*Alguien lo cambió/) },
      });
      expect(await idOf('Nuevo de la planilla')).toBe(0);
      const brands = await database.query.selectFrom('brands').select('name').execute();
      expect(brands.map(({ name }) => name)).not.toContain('Marca que no queda');

      const fresh = wantedOf(await rowsOf(sheet));
      const twice = await Promise.all([
        write(fresh, { 'idempotency-key': 'k1' }),
        write(fresh, { 'idempotency-key': 'k1' }),
      ]);
      const later = await write(fresh, { 'idempotency-key': 'k1' });
      expect([...twice, later].map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set([...twice, later].map(({ body }) => body.id)).size).toBe(1);
    });
  });

  it('says all that is wrong with a row, and misses only what its cells do not have', async () => {
    await put({ name: 'Conocido' });
    const flavored = await put({ name: 'Sabores conocidos', flavors: [{ name: 'Coco', quantity: 1 }] });
    const sheet = [
      'Id;Nombre;Precio;Descuento;Cantidad;Sabores;Tipo de categoría;Descripción',
      ';Prueba A;100;200;1;;;',
      ';Prueba B;100;;x;;;',
      ';Prueba C;cien;;;;;',
      `;${'ñ'.repeat(61)};100;;;;;`,
      `;Prueba D;100;;;;;${'d'.repeat(2501)}`,
      ';Prueba E;;200;;;;',
      ';;cien;;;;;',
      ';Prueba F;cien;200;-1;Coco 2: 1;Juguetes;',
      'uno;Prueba G;;;;;;',
      ';Conocido;cien;;;;;',
      `${flavored};;;;9;Coco;;`,
    ].join('\n');
    const rows = await rowsOf(sheet);
    const named = rows.map(({ action, name, problems }) => [action, name.slice(0, 20), ...problems]);
    const [discount, price] = ['El descuento no es válido.', 'El precio no es válido.'];
    expect(named).toEqual([
      ['refused', 'Prueba A', discount],
      ['refused', 'Prueba B', 'La cantidad no es válida.'],
      ['refused', 'Prueba C', price],
      ['refused', 'ñ'.repeat(20), 'El nombre no es válido: como máximo 60 caracteres.'],
      ['refused', 'Prueba D', 'La descripción no es válida: como máximo 2.500 caracteres.'],
      ['refused', 'Prueba E', discount, 'Falta el precio.'],
      ['refused', '', price, 'Falta el nombre.'],
      [
        ...['refused', 'Prueba F', price, discount, 'La cantidad no es válida.'],
        'No hay un tipo de categoría «Juguetes». Los que hay: Suplementos, Accesorios, Combos.',
        'El sabor «Coco 2» sólo puede tener letras, hasta 30.',
      ],
      ['refused', 'Prueba G', 'El id no es válido.'],
      ['refused', 'Conocido', price],
      [
        ...['refused', 'Sabores conocidos'],
        'Los sabores se escriben uno por renglón, con sus unidades: «Vainilla: 3».',
      ],
    ]);
  });

  it('refuses rows with the reason, and reads the others', async () => {
    const flavored = await put({ name: 'Con sabores', flavors: [{ name: 'Coco', quantity: 1 }] });
    await put({ name: 'Nombre ocupado' });
    const sheet = [
      'Id;Nombre;Precio;Descuento;Cantidad;Sabores;Activo;Tipo de categoría;Imágenes',
      ';Sin precio;;;;;;',
      ';;100;;;;;',
      `;${'x'.repeat(61)};100;;;;;`,
      ';Precio raro;1.2.3;;;;;',
      ';Mucho descuento;100;150;;;;',
      ';Menos stock;100;;-1;;;',
      ';Sabores sin unidades;100;;;Coco, Menta;;',
      ';Sabor con número;100;;;"Coco 2: 1";;',
      ';Sabor dos veces;100;;;"Coco: 1\ncoco: 2";;',
      ';Activo a veces;100;;;;quizás;',
      ';Otro tipo;100;;;;;Juguetes',
      '999999;Nadie;100;;;;;',
      `${flavored};Con sabores;100;;9;;;`,
      `${flavored};Con sabores;100;;;;;`,
      ';Bueno;100;;;;;',
      ';bueno;100;;;;;',
      `;Muchas fotos;100;;;;;;${'a.png|'.repeat(21)}`,
    ].join('\n');
    const rows = await rowsOf(sheet);
    expect(rows.map(({ row, action, problems }) => [row, action, problems.join(' ')])).toEqual([
      [2, 'refused', 'Falta el precio.'],
      [3, 'refused', 'Falta el nombre.'],
      [4, 'refused', expect.stringContaining('El nombre no es válido: como máximo 60 caracteres.')],
      [5, 'refused', expect.stringContaining('El precio no es válido.')],
      [6, 'refused', expect.stringContaining('El descuento no es válido')],
      [7, 'refused', expect.stringContaining('La cantidad no es válida')],
      [8, 'refused', expect.stringContaining('«Vainilla: 3»')],
      [9, 'refused', expect.stringContaining('El sabor «Coco 2»')],
      [10, 'refused', 'El sabor «coco» está dos veces.'],
      [11, 'refused', '«Activo» tiene que decir Si o No.'],
      [12, 'refused', expect.stringContaining('No hay un tipo de categoría «Juguetes»')],
      [13, 'refused', 'No hay ningún producto con el Id 999999.'],
      [14, 'refused', expect.stringContaining('se cambia en la columna «Sabores»')],
      [15, 'refused', 'La fila 14 ya tiene este producto.'],
      [16, 'new', ''],
      [17, 'refused', 'La fila 16 ya tiene este producto.'],
      [18, 'refused', 'Un producto puede tener hasta 20 imágenes.'],
    ]);
  });

  it.each([
    ['nothing', '', 415],
    ['a PDF', '%PDF-1.7\n', 415],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 415],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 422],
    ['text without columns', 'hola\nmundo', 422],
    ['a header alone', 'Nombre;Precio\n', 422],
    ['too many rows', `Nombre;Precio\n${'a;1\n'.repeat(2001)}`, 422],
    ['too many cells', `Nombre;Precio\n${';'.repeat(300)}x\n`, 422],
  ])('refuses %s with a text', async (_, content, status) => {
    const answer = await read(content);
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/\S/) } });
  });

  it('names the section that reads a PDF as the menu does', async () => {
    const { body } = await read('%PDF-1.7\n');
    expect(body.error).toContain('se actualizan en «Lista en PDF».');
  });

  it.each([
    ['no JSON', 'hola'],
    ['no products', '{"products":[]}'],
    ['a new product without a price', '{"products":[{"name":"Sin precio"}]}'],
    [
      'a picture elsewhere',
      '{"products":[{"name":"Con foto ajena","price":1,"images":["https://example.com/a.jpg"]}]}',
    ],
    ['a flavor with digits', '{"products":[{"name":"Raro","price":1,"flavors":[{"name":"C3","quantity":1}]}]}'],
  ])('imports nothing from %s', async (_, content) => {
    const { status, body } = await send('/api/productImports', content);
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringMatching(/\S/) });
  });

  it('takes no picture from the own network', async () => {
    const url = 'http://127.0.0.1:80/foto.jpg';
    expect(await office.failure('POST /api/images/fromAddress', { url })).toMatchObject({
      status: 422,
      error: 'No se pudo bajar la imagen de esa dirección.',
    });
  });
});
