import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { listProducts } from '../../../../../test/price-lists/cases.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = { id: number; line: number; doubts: string[]; remembered: boolean };
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

  describe('a supplier', () => {
    const list = (factor: number) => listOf('Distribuidora Otranto', { Costo: COST * factor, Sugerido: factor });
    const rememberedIn = async (factor: number) => {
      const { matched, supplier } = await read(list(factor));
      return [supplier.name, matched.filter(({ remembered }: Match) => remembered).length];
    };
    const names = async () => (await office.okBody(SUPPLIERS)).map(({ name }: { name: string }) => name);

    it.each([
      ['that changed prices', 1.02, 1.04],
      ['that changed nothing', 1.03, 1.03],
    ])('has its former name after the undo of a list %s', async (_, first, factor) => {
      await confirm(await read(list(first)), { supplierName: 'Otranto' });
      const named = await names();
      await confirm(await read(list(factor)), { supplierName: 'Otranto Sur' });
      expect(await names()).toEqual(['Otranto Sur']);
      await office.okBody(UNDO);
      expect(await names()).toEqual(factor === first ? [] : named);
    });

    it('keeps a name that it was given since', async () => {
      await confirm(await read(list(1.05)), { supplierName: 'Otranto' });
      await confirm(await read(list(1.06)), { supplierName: 'Otranto Sur' });
      const [{ id }] = await office.okBody(SUPPLIERS);
      await office.okBody(`PUT /api/suppliers/${id}`, { name: 'Otranto Norte' });
      await office.okBody(UNDO);
      expect(await names()).toEqual(['Otranto Norte']);
    });

    it('takes over the pairs of one that has no list left, which gets them back by an undo', async () => {
      await confirm(await read(list(1.07)), { supplierName: 'Otranto' });
      await confirm(await read(listOf('Delta', { Lista: 1 }, 20)), { supplierName: 'Delta' });
      expect(await rememberedIn(1.08)).toEqual(['Otranto', 1]);
      const next = await read(list(1.08));
      const rows = next.matched.slice(1, 2).map(({ line, id }: Match) => ({ line, id }));
      await office.okBody(CONFIRM, { previewId: next.previewId, rows, supplierName: 'Delta' });
      expect(await names()).toEqual(['Delta']);
      expect(await rememberedIn(1.09)).toEqual(['Delta', 2]);
      await office.okBody(UNDO);
      expect(await rememberedIn(1.09)).toEqual(['Otranto', 1]);
      expect(await names()).toHaveLength(2);
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
      const [before] = (await office.okBody(SUPPLIERS)).filter(({ name }: { name: string }) => name === 'Otra');
      await confirm(await read(sales(1.05)), { supplierName: 'Delta' });
      expect(await office.okBody(SUPPLIERS), 'without the one that has no list left').toMatchObject([
        { name: 'Delta' },
      ]);
      expect(summary(await read(costs(1.05)))).toEqual(['Delta', 'Costo', 45, false]);
      expect(summary(await read(sales(1.1)))).toEqual(['Delta', 'Precio público', 10, false]);
      await office.okBody(UNDO);
      expect(await office.okBody(SUPPLIERS)).toContainEqual(before);
      expect(summary(await read(sales(1.1)))).toEqual(['Otra', 'Precio público', 10, false]);
      expect(summary(await read(costs(1.05)))).toEqual(['Delta', 'Costo', 45, false]);
    });
  });
});
