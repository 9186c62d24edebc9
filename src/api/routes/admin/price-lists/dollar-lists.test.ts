import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { listProducts } from '../../../../../test/price-lists/cases.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = { id: number; line: number; nombre: string; precio_actual: number; precio_nuevo: number };

const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const RATE = 1450;
const GOODS = listProducts.slice(0, 20).map(({ name, brand, price }) => {
  return { name, brand, dollars: ((price / 100 / RATE) * 1.1).toFixed(2) };
});
const written = (dollars: string) => dollars.replace('.', ',');
const file = (head: string, row: (one: (typeof GOODS)[number]) => string) => [head, ...GOODS.map(row)].join('\n');

/** Ways in which lists say that they are in dollars. */
const LISTS = {
  signs: file('Producto;Marca;Precio', (one) => `${one.name};${one.brand};U$S ${written(one.dollars)}`),
  header: file('Producto;Marca;Precio USD', (one) => `${one.name};${one.brand};${written(one.dollars)}`),
  column: file('Producto;Marca;Moneda;Precio', (one) => `${one.name};${one.brand};USD;${written(one.dollars)}`),
  nothing: file('Producto;Marca;Precio', (one) => `${one.name};${one.brand};${written(one.dollars)}`),
};

eachDatabase((_kind, open) => {
  let office: AdminApi;
  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  const read = async (text: string, teaching?: object) => {
    const body = new FormData();
    if (teaching) body.set('teaching', JSON.stringify(teaching));
    body.set('file', new File([text], 'lista.csv', { type: 'text/csv' }));
    const path = '/api/pdfPrice/preview-pdf-prices';
    const response = await office.request(path, { method: 'POST', headers: office.signedIn, body });
    return response.json();
  };
  const dollarsOf = (name: string) => Number(GOODS.find((one) => one.name === name)?.dollars);

  it.each(Object.entries(LISTS))(
    'are not read as pesos, and as dollars when they are said to be: %s',
    async (name, text) => {
      const inPesos = await read(text);
      expect(inPesos.matched).toEqual([]);
      expect([inPesos.looksInDollars, inPesos.rule.dollarRate]).toEqual([name !== 'nothing', null]);
      const { matched, rule } = await read(text, { dollarRate: RATE });
      expect(rule.dollarRate).toBe(RATE);
      expect(matched).toHaveLength(GOODS.length);
      const wrong = matched.filter(({ nombre, precio_nuevo }: Match) => {
        return precio_nuevo !== Math.round(dollarsOf(nombre) * RATE * 100) / 100;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('have their lines in their currency', async () => {
    const { lines } = await read(LISTS.header, { dollarRate: RATE });
    const [one] = GOODS;
    const { text } = lines.find(({ text }: { text: string }) => text.startsWith(one?.name ?? ''));
    expect(text).toContain(`US$ ${written(one?.dollars ?? '')}`);
  });

  it('among prices in pesos are said to be left out', async () => {
    const mixed = file('Producto;Marca;Precio', (one) => {
      const isInPesos = GOODS.indexOf(one) < 14;
      const price = isInPesos ? `$ ${Math.round(Number(one.dollars) * RATE)}` : `U$S ${written(one.dollars)}`;
      return `${one.name};${one.brand};${price}`;
    });
    const preview = await read(mixed);
    expect(preview).toMatchObject({ looksInDollars: false, linesInDollars: 6 });
    expect(preview.matched).toHaveLength(14);
    expect((await office.okBody('GET /api/pdfPrice')).preview.linesInDollars).toBe(6);
    expect(await read(LISTS.signs)).not.toHaveProperty('linesInDollars');
  });

  describe('that were confirmed', () => {
    it('set the price in dollars and the cost too, are read so the next time, and are undone', async () => {
      const first = await read(LISTS.signs, { dollarRate: RATE });
      expect(first.latestDollarRate).toBeNull();
      const [one] = first.matched;
      const product = async () => office.okBody(`GET /api/products/id/${one.id}`);
      const before = await product();
      const rule = { markup: 50, rounding: { to: 100, direction: 'nearest' }, dollarRate: 1500 };
      const rows = first.matched.map(({ line, id }: Match) => ({ line, id }));
      const refused = { ...rule, dollarRate: null };
      expect((await office.failure(CONFIRM, { previewId: first.previewId, rows, rule: refused })).status).toBe(400);
      await office.okBody(CONFIRM, { previewId: first.previewId, rows, rule });
      const dollars = dollarsOf(one.nombre);
      expect(await product()).toMatchObject({
        price: Math.round((dollars * 1500 * 1.5) / 100) * 100,
        priceUSD: Math.round(dollars * 150) / 100,
        cost: Math.round(dollars * 1500 * 100) / 100,
      });

      const next = await read(LISTS.signs);
      expect([next.rule, next.latestDollarRate]).toEqual([rule, 1500]);
      expect(next.matched).toHaveLength(GOODS.length);
      expect((await read(LISTS.signs, { dollarRate: null })).matched, 'unless they are in pesos').toEqual([]);
      expect((await read('Soga $ 500\nPesa $ 900')).latestDollarRate).toBe(1500);

      await office.okBody('POST /api/pdfPrice/undo-pdf-update');
      const { price, priceUSD, cost } = before;
      expect(await product()).toMatchObject({ price, priceUSD, cost });
      expect((await read(LISTS.signs)).rule.dollarRate).toBeNull();
    });

    const rule = { markup: 40, rounding: null, dollarRate: RATE };

    it.each([
      ['with a name, in pesos now', '# IMPORTADORA AUSTRAL', '# IMPORTADORA AUSTRAL', true],
      ['of another one without a name', 'Lista en dólares', 'Mayorista por cantidad', false],
    ])('do not make pesos dollars: %s', async (_, title, nextTitle, isSame) => {
      const first = await read(`${title}\n${LISTS.signs}`, { dollarRate: RATE });
      await office.okBody(CONFIRM, { previewId: first.previewId, supplierName: 'Importadora', rule });
      const again = await read(`${title}\n${LISTS.signs}`);
      expect([again.supplier.name, again.rule.dollarRate]).toEqual(['Importadora', RATE]);
      const pesos = file('Producto;Marca;Precio', ({ name, brand, dollars }) => {
        return `${name};${brand};$ ${Math.round(Number(dollars) * RATE)}`;
      });
      const next = await read(`${nextTitle}\n${pesos}`);
      expect(next.supplier.id).toBe(isSame ? again.supplier.id : null);
      expect([next.rule.markup, next.rule.dollarRate]).toEqual([isSame ? 40 : null, null]);
      expect(next.matched).toHaveLength(GOODS.length);
      await office.okBody('POST /api/pdfPrice/undo-pdf-update');
    });

    it.each([0, -5, 1e9, '1500'])('are not read at a rate of %j', async (dollarRate) => {
      expect(await read(LISTS.signs, { dollarRate })).toMatchObject({ error: expect.any(String) });
    });
  });
});
