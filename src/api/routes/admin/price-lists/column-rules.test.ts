import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { listProducts } from '../../../../../test/price-lists/cases.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = { id: number; line: number; doubts: string[] };
type Columns = Record<string, number>;

const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const UNDO = 'POST /api/pdfPrice/undo-pdf-update';
const SUPPLIERS = 'GET /api/suppliers';

const COST = 0.69;
const PUBLIC = 1.02;
const rule = { markup: 45, rounding: null, dollarRate: null };

/** A list of some of the shop's products; each column is a share of today's price. */
const listOf = (title: string, columns: Columns, from = 0) =>
  [
    title,
    ['Código', 'Producto', 'Marca', ...Object.keys(columns)].join(';'),
    ...listProducts.slice(from, from + 12).map(({ name, brand, price }, index) => {
      const prices = Object.values(columns).map((share) => String(Math.round((price / 100) * share)));
      return [`D${100 + from + index}`, name, brand, ...prices].join(';');
    }),
  ].join('\n');

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  beforeEach(async () => {
    for (const { id } of await office.okBody(SUPPLIERS)) await office.okBody(`DELETE /api/suppliers/${id}`);
  });

  const read = async (text: string, fields: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([text], 'lista.csv', { type: 'text/csv' }));
    const path = '/api/pdfPrice/preview-pdf-prices';
    const response = await office.request(path, { method: 'POST', headers: office.signedIn, body });
    const preview = await response.json();
    expect(response.status, JSON.stringify(preview)).toBe(200);
    return preview;
  };
  const confirm = async (preview: { previewId: string; matched: Match[] }, more: object = {}) => {
    // One is enough to learn from, and leaves the prices of the others.
    const rows = preview.matched.slice(0, 1).map(({ line, id }) => ({ line, id }));
    return office.okBody(CONFIRM, { previewId: preview.previewId, rows, ...more });
  };
  const inDoubt = ({ matched }: { matched: Match[] }) =>
    matched.length > 0 && matched.every(({ doubts }) => doubts.includes('markup'));
  const summary = (preview: Awaited<ReturnType<typeof read>>) => {
    return [preview.supplier.name, preview.priceColumn, preview.rule.markup, inDoubt(preview)];
  };

  describe('a markup on one column of a list', () => {
    const title = 'Distribuidora Otranto';
    const learn = async () => {
      const first = await read(listOf(title, { 'Costo c/IVA': COST, Sugerido: PUBLIC }), {
        priceColumn: 'Costo c/IVA',
      });
      await confirm(first, { supplierName: 'Otranto', rule });
    };

    it.each<[string, Columns, column: string | null, markup: number | null, unsure: boolean]>([
      ['is used again', { 'Costo c/IVA': COST, Sugerido: PUBLIC }, 'Costo c/IVA', 45, false],
      ['is used again under a like title', { 'Costo con IVA': COST, Sugerido: PUBLIC }, 'Costo con IVA', 45, false],
      ['is not for prices for the public', { 'Costo neto': COST, Sugerido: PUBLIC }, 'Sugerido', null, true],
      ['is not for those of the last column left', { 'Stock total': 0, Sugerido: PUBLIC }, 'Sugerido', null, true],
      ['is in doubt for another column', { 'P. de lista': COST, Unidades: 0 }, 'P. de lista', 45, true],
    ])('%s', async (_, columns, column, markup, unsure) => {
      await learn();
      expect(summary(await read(listOf(title, columns)))).toEqual(['Otranto', column, markup, unsure]);
    });

    it('is one of several that were learned', async () => {
      await learn();
      const list = listOf(title, { 'Costo c/IVA': COST, Sugerido: PUBLIC });
      const chosen = await read(list, { priceColumn: 'Sugerido' });
      expect(summary(chosen)).toEqual(['Otranto', 'Sugerido', null, true]);
      await confirm(chosen, { rule: { ...rule, markup: null } });
      expect(summary(await read(list))).toEqual(['Otranto', 'Sugerido', null, false]);
      const back = await read(list, { priceColumn: 'Costo c/IVA' });
      expect(summary(back)).toEqual(['Otranto', 'Costo c/IVA', 45, false]);
    });
  });

  describe('two lists of a supplier', () => {
    const costs = (factor = 1) => listOf('Distribuidora Delta - Costos', { Costo: COST * factor });
    const sales = (factor = 1) => listOf('Distribuidora Delta', { 'Precio público': factor }, 20);

    it('have a markup each, whatever the other was confirmed with', async () => {
      await confirm(await read(costs()), { supplierName: 'Delta', rule });
      const other = await read(sales());
      expect(other.supplier.id).toBeNull();
      await confirm(other, { supplierName: 'Delta' });
      for (const factor of [1.05, 1.1]) {
        const cost = await read(costs(factor));
        expect(summary(cost)).toEqual(['Delta', 'Costo', 45, false]);
        await confirm(cost);
        const sale = await read(sales(factor));
        expect(summary(sale)).toEqual(['Delta', 'Precio público', null, false]);
        await confirm(sale);
      }
      expect(await office.okBody(SUPPLIERS)).toHaveLength(1);
    });

    it('keep it when one comes from another supplier, until an undo too', async () => {
      await confirm(await read(costs()), { supplierName: 'Delta', rule });
      await confirm(await read(sales()), { supplierName: 'Otra', rule: { ...rule, markup: 10 } });
      await confirm(await read(sales(1.05)), { supplierName: 'Delta' });
      expect(summary(await read(costs(1.05)))).toEqual(['Delta', 'Costo', 45, false]);
      expect(summary(await read(sales(1.1)))).toEqual(['Delta', 'Precio público', 10, false]);
      await office.okBody(UNDO);
      expect(summary(await read(sales(1.1)))).toEqual(['Otra', 'Precio público', 10, false]);
      expect(summary(await read(costs(1.05)))).toEqual(['Delta', 'Costo', 45, false]);
    });
  });
});
