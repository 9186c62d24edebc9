import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { listedPrice, supplierList } from '../../../../../test/price-lists/supplier-list.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = {
  id: number;
  line: number;
  precio_actual: number;
  precio_nuevo: number;
  doubts: string[];
  remembered: boolean;
};
type Band = { left: number; right: number; title: string; role: string };

const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const UNDO = 'POST /api/pdfPrice/undo-pdf-update';
const SUPPLIERS = 'GET /api/suppliers';

const november = { supplier: 'Don Ceibo', date: '12/11/2026', factor: 1.2 };
/** Two of its products are gone, four are new. */
const december = { supplier: 'Don Ceibo', date: '20/12/2026', factor: 1.4, skip: 2, count: 26 };

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  const send = async (bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
    const path = '/api/pdfPrice/preview-pdf-prices';
    const response = await office.request(path, { method: 'POST', headers: office.signedIn, body });
    return { status: response.status, body: await response.json() };
  };
  const read = async (options: Parameters<typeof supplierList>[0], teaching?: object) => {
    const { status, body } = await send(supplierList(options), teaching && { teaching: JSON.stringify(teaching) });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** The bands with the last column as that of prices. */
  const withLastAsPrice = (bands: readonly Band[]) =>
    bands.map((band, index) => (index === bands.length - 1 ? { ...band, role: 'price' } : band));
  const rowsOf = ({ matched }: { matched: Match[] }) => matched.map(({ line, id }) => ({ line, id }));
  const areRight = ({ matched }: { matched: Match[] }, factor: number) =>
    matched.every((one) => one.precio_nuevo === listedPrice(one.precio_actual, factor));

  describe('an unknown list', () => {
    it('is drawn with its columns, which the seller names; the prices follow', async () => {
      const unknown = await read(november, { draw: true });
      expect(unknown.supplier).toEqual({ id: null, name: 'Don Ceibo', lastList: null, isTaught: false, products: [] });
      expect(unknown.matched.every(({ doubts }: Match) => doubts.includes('column'))).toBe(true);
      const { pages, pageCount, bands } = unknown.drawing;
      expect([pages.length, pageCount, bands.length]).toEqual([1, 1, 6]);
      const words = pages[0].words.map(({ text }: { text: string }) => text);
      expect(words).toEqual(expect.arrayContaining(['DON CEIBO', 'Premium Whey 1 kg', '35.530', '50.760']));

      const taught = await read(november, { bands: withLastAsPrice(bands) });
      expect(taught).not.toHaveProperty('drawing');
      expect(taught.supplier).toMatchObject({ id: null, isTaught: true });
      expect(taught.matched).toHaveLength(24);
      expect(areRight(taught, 1.2)).toBe(true);
      expect(taught.matched.flatMap(({ doubts }: Match) => doubts)).not.toContain('column');
      expect(await office.okBody(SUPPLIERS), 'nothing is learned before it is confirmed').toEqual([]);
    });

    it.each([
      ['no JSON', '{'],
      ['another role', JSON.stringify({ bands: [{ left: 0, right: 1, title: '', role: 'all' }] })],
      [
        'too many columns',
        JSON.stringify({ bands: Array.from({ length: 41 }, () => ({ left: 0, right: 1, title: '', role: 'name' })) }),
      ],
      ['a column without an end', JSON.stringify({ bands: [{ left: 0, right: null, title: '', role: 'name' }] })],
    ])('is refused with %s', async (_, teaching) => {
      expect(await send(supplierList(november), { teaching })).toMatchObject({ status: 400 });
    });

    it('may be taught that it has no prices, or a column beyond the page', async () => {
      const { drawing } = await read(november, { draw: true });
      const nothing = drawing.bands.map((band: Band) => ({ ...band, role: 'other' }));
      expect((await read(november, { bands: nothing })).matched).toEqual([]);
      const far = [{ left: 19_000, right: 20_000, title: '', role: 'price' }];
      expect(await read(november, { bands: far })).toMatchObject({ success: true });
    });
  });

  describe('a confirmed list', () => {
    it('teaches its supplier: the next one is read so at once, with the pairs, and an undo forgets it', async () => {
      const { drawing } = await read(november, { draw: true });
      const bands = withLastAsPrice(drawing.bands);
      const first = await read(november, { bands });
      const [one, two] = rowsOf(first);
      // A correction by hand: the first line is the second product.
      const rows = [{ line: one?.line, id: two?.id }];
      await office.okBody(CONFIRM, { previewId: first.previewId, rows, supplierName: 'Ceibo' });
      expect(await office.okBody(SUPPLIERS)).toMatchObject([{ name: 'Ceibo', lastList: expect.any(Object) }]);

      const again = await read(november);
      expect(again.supplier).toMatchObject({
        name: 'Ceibo',
        lastList: { _seconds: expect.any(Number) },
        isTaught: true,
      });
      expect(again.matched.find(({ line }: Match) => line === one?.line)).toMatchObject({
        id: two?.id,
        remembered: true,
      });

      await office.okBody(UNDO);
      expect(await office.okBody(SUPPLIERS)).toEqual([]);
      expect((await read(november)).supplier.id).toBeNull();
    });

    it('is forgotten with its rule by an undo also when it was confirmed once more without changing anything', async () => {
      const first = await read(november);
      const rule = { markup: 40, rounding: null };
      await office.okBody(CONFIRM, { previewId: first.previewId, rows: rowsOf(first), rule });
      for (const time of ['second', 'third']) {
        const again = await read(november);
        expect(again.rule, time).toMatchObject(rule);
        const { secondsLeft } = await office.okBody(CONFIRM, { previewId: again.previewId, rows: rowsOf(again) });
        expect(secondsLeft, 'nothing changed').toBe(0);
      }
      await office.okBody(UNDO, { updateId: first.previewId });
      expect(await office.okBody(SUPPLIERS)).toEqual([]);
      const next = await read(november);
      expect(next).toMatchObject({ supplier: { id: null }, rule: { markup: null } });
      expect(next.matched.map(({ precio_actual }: Match) => precio_actual)).toEqual(
        first.matched.map(({ precio_actual }: Match) => precio_actual),
      );
    });

    it('is of the supplier whatever its prices, date and goods; renaming and forgetting are recorded', async () => {
      const { drawing } = await read(november, { draw: true });
      const first = await read(november, { bands: withLastAsPrice(drawing.bands) });
      await office.okBody(CONFIRM, { previewId: first.previewId, rows: rowsOf(first) });
      const next = await read(december);
      expect(next.supplier).toMatchObject({ id: expect.any(Number), name: 'Don Ceibo' });
      expect(next.matched).toHaveLength(26);
      const before = rowsOf(first).map(({ id }) => id);
      expect(next.supplier.products.toSorted()).toEqual(before.toSorted());
      const missing = next.noMatches.filter(({ id }: Match) => before.includes(id));
      expect(missing, 'two of them are gone').toHaveLength(2);
      const { id } = next.supplier;
      const confirmed = await office.okBody(CONFIRM, { previewId: next.previewId, rows: rowsOf(next) });
      expect(confirmed.updated).toHaveLength(26);
      expect(await office.okBody(SUPPLIERS)).toHaveLength(1);

      const elsewhere = await read({ ...november, supplier: 'Lapacho Norte', skip: 40 });
      expect(elsewhere.supplier).toMatchObject({ id: null, name: 'Lapacho Norte' });
      await office.okBody(CONFIRM, { previewId: elsewhere.previewId });
      expect(await office.okBody(SUPPLIERS)).toHaveLength(2);

      const rename = `PUT /api/suppliers/${id}`;
      expect(await office.failure(rename, { name: 'LAPACHO  norte' })).toMatchObject({ status: 409 });
      expect(await office.failure(rename, { name: ' ' })).toMatchObject({ status: 400 });
      expect(await office.okBody(rename, { name: 'El Ceibo' })).toEqual({ id, name: 'El Ceibo' });
      expect(await office.okBody(`DELETE /api/suppliers/${id}`)).toEqual({ id });
      expect(await office.failure(`DELETE /api/suppliers/${id}`)).toMatchObject({ status: 404 });
      expect(await office.failure(rename, { name: 'x' })).toMatchObject({ status: 404 });
      expect((await read(december)).supplier.id).toBeNull();
      const { entries } = await office.okBody('GET /api/audit?what=price-list');
      expect(entries.slice(0, 2)).toMatchObject([
        { did: 'supplier forgotten', name: 'El Ceibo' },
        { did: 'supplier renamed', name: 'Don Ceibo', from: { name: 'Don Ceibo' }, to: { name: 'El Ceibo' } },
      ]);
    });

    it('makes prices by a rule, which is remembered with its supplier until an undo', async () => {
      const list = { ...november, supplier: 'Timbó', skip: 40, count: 20 };
      const first = await read(list);
      expect(first.rule).toEqual({ markup: null, rounding: null, dollarRate: null });
      const [one] = first.matched;
      const rule = { markup: 12.5, rounding: { to: 990, direction: 'up' } };
      const rows = [{ line: one.line, id: one.id }];
      const { updated } = await office.okBody(CONFIRM, { previewId: first.previewId, rows, rule });
      const price = updated[0].precio_nuevo;
      expect(price).toBe(Math.ceil((one.precio_nuevo * 1.125 - 990) / 1000) * 1000 + 990);

      const next = await read({ ...list, factor: 1.3 });
      expect(next.rule).toEqual({ ...rule, dollarRate: null });
      const again = next.matched.find(({ id }: Match) => id === one.id);
      expect(again).toMatchObject({ precio_actual: price });
      expect(again.precio_nuevo % 1000).toBe(990);
      expect(again.precio_nuevo).toBeGreaterThan(
        next.lines.find(({ line }: Match) => line === again.line).price * 1.12,
      );
      // Without a rule that of the preview holds.
      const other = await office.okBody(CONFIRM, {
        previewId: next.previewId,
        rows: [{ line: again.line, id: one.id }],
      });
      expect(other.updated[0].precio_nuevo).toBe(again.precio_nuevo);
      await office.okBody(UNDO);
      const asItIs = { markup: null, rounding: null };
      const third = await read({ ...list, factor: 1.4 });
      await office.okBody(CONFIRM, { previewId: third.previewId, rows: rowsOf(third).slice(0, 1), rule: asItIs });
      expect((await read(list)).rule).toEqual({ ...asItIs, dollarRate: null });
      await office.okBody(UNDO);
      expect((await read(list)).rule, 'as before').toEqual({ ...rule, dollarRate: null });
    });

    it.each([
      ['a negative markup', { markup: -100, rounding: null }],
      ['an endless markup', { markup: 1e9, rounding: null }],
      ['a markup in words', { markup: '35', rounding: null }],
      ['an unknown rounding', { markup: null, rounding: { to: 7, direction: 'up' } }],
      ['an unknown direction', { markup: null, rounding: { to: 10, direction: 'sideways' } }],
      ['no rounding', { markup: 10 }],
      ['a rate for a list in pesos', { markup: null, rounding: null, dollarRate: 1000 }],
      ['a dollar for nothing', { markup: null, rounding: null, dollarRate: 0 }],
    ])('is refused with %s, and can still be confirmed', async (_, rule) => {
      const list = await read({ ...november, supplier: 'Timbó', skip: 40, count: 20, factor: 1.3 });
      const rows = rowsOf(list).slice(0, 1);
      expect(await office.failure(CONFIRM, { previewId: list.previewId, rows, rule })).toMatchObject({ status: 400 });
      await office.okBody(CONFIRM, { previewId: list.previewId, rows });
      await office.okBody(UNDO);
    });

    it('is of a supplier that has the name already, and only of that one', async () => {
      const before = (await office.okBody(SUPPLIERS)).length;
      const list = { ...november, supplier: 'Jacarandá', skip: 70 };
      const first = await read(list);
      await office.okBody(CONFIRM, { previewId: first.previewId, supplierName: 'Uno' });
      const other = { ...list, supplier: 'Otra', skip: 10, count: 20 };
      const second = await read(other);
      expect(second.supplier.id).toBeNull();
      await office.okBody(CONFIRM, { previewId: second.previewId, supplierName: 'Dos' });
      const mistaken = await read({ ...other, factor: 1.5 });
      expect(mistaken.supplier.name).toBe('Dos');
      await office.okBody(CONFIRM, { previewId: mistaken.previewId, supplierName: 'uno' });
      expect(await office.okBody(SUPPLIERS), 'the other has no list left').toHaveLength(before + 1);
      expect((await read({ ...other, factor: 1.6 })).supplier.name, 'the list has moved').toBe('uno');
      const both = await read(list);
      expect(both.supplier.name, 'and the supplier has both').toBe('uno');
    });
  });
});
