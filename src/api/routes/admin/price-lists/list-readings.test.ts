import { beforeAll, describe, expect, it } from 'vitest';
import { assignRole, type ColumnBand } from '#domain/pricing/list-columns.ts';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { ambiguousList, priceIn } from '../../../../../test/price-lists/ambiguous-list.ts';
import { listProducts } from '../../../../../test/price-lists/cases.ts';
import { listedPrice } from '../../../../../test/price-lists/supplier-list.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = {
  id: number;
  nombre: string;
  line: number;
  precio_actual: number;
  precio_nuevo: number;
  doubts: string[];
};
type Reading = { id: string; rows: { text: string; price: number }[]; priced: number; matched: number };
type Fields = { teaching?: object; priceColumn?: string };

const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const UNDO = 'POST /api/pdfPrice/undo-pdf-update';

/** A message with two prices for each product; the second is that of the shop times `factor`. */
function twoPrices(factor: number): Uint8Array<ArrayBuffer> {
  const rows = listProducts.slice(0, 24).map(({ name, price }) => {
    const listed = listedPrice(price / 100, factor);
    return `${name} ${money(listedPrice(listed, 0.7))} / ${money(listed)}`;
  });
  return new TextEncoder().encode(['Don Ceibo', '', ...rows].join('\n'));
}

const money = (pesos: number) => `$${pesos.toLocaleString('es-AR')}`;

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  const read = async (bytes: Uint8Array<ArrayBuffer>, { teaching = {}, priceColumn }: Fields = {}) => {
    const body = new FormData();
    body.set('teaching', JSON.stringify({ draw: true, ...teaching }));
    if (priceColumn) body.set('priceColumn', priceColumn);
    body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
    const path = '/api/pdfPrice/preview-pdf-prices';
    const response = await office.request(path, { method: 'POST', headers: office.signedIn, body });
    const json = await response.json();
    expect(response.status, JSON.stringify(json)).toBe(200);
    return json;
  };
  /** The price before any list was confirmed. */
  const today = ({ nombre }: Match) => (listProducts.find(({ name }) => name === nombre)?.price ?? 0) / 100;
  const share = ({ matched }: { matched: Match[] }, factor: number) =>
    matched.filter((one) => one.precio_nuevo === listedPrice(today(one), factor)).length / matched.length;

  describe('a list that may be read in several ways', () => {
    it('shows rows of each, is read by the one that is chosen, and the next one of its supplier too', async () => {
      const first = await read(twoPrices(1.2));
      const readings: Reading[] = first.readings;
      expect(readings.length).toBeGreaterThanOrEqual(2);
      for (const { rows, priced, matched } of readings) {
        expect(rows).toHaveLength(3);
        expect(matched).toBeLessThanOrEqual(priced);
      }
      expect(share(first, 1.2), 'it takes the first, with the likelier change').toBe(1);
      const [retail, costs] = readings.map(({ id }) => id);
      const chosen = await read(twoPrices(1.2), { teaching: { bands: [], reading: costs } });
      const offered: string[] = chosen.readings.map(({ id }: Reading) => id);
      expect(offered[0], 'that it was read by is the first').toBe(costs);
      expect(offered).toContain(retail);
      expect(chosen.supplier).toMatchObject({ isTaught: true });
      expect(share(chosen, 1.2)).toBe(0);
      const { preview: stored } = await office.okBody('GET /api/pdfPrice');
      expect(stored, 'the same when the screen is opened again').toMatchObject({
        readings: chosen.readings,
        drawing: chosen.drawing,
        teaching: { bands: [], reading: costs },
      });
      const back = await read(twoPrices(1.2), { teaching: { bands: [], reading: retail } });
      expect(share(back, 1.2)).toBe(1);

      const again = await read(twoPrices(1.2), { teaching: { bands: [], reading: costs } });
      const [one] = again.matched;
      const rows = [{ line: one.line, id: one.id }];
      await office.okBody(CONFIRM, { previewId: again.previewId, rows, supplierName: 'Ceibo' });
      const next = await read(twoPrices(1.25));
      expect(next.supplier).toMatchObject({ name: 'Ceibo', isTaught: true });
      expect(next.readings[0].id).toBe(costs);
      expect(share(next, 1.25)).toBe(0);
      const forgotten = await read(twoPrices(1.25), { teaching: { bands: [], reading: '' } });
      expect(forgotten.supplier).toMatchObject({ isTaught: false });
      expect(share(forgotten, 1.25)).toBe(1);
      await office.okBody(UNDO);
    });

    it('is read as usual by a reading that it does not have', async () => {
      const usual = await read(twoPrices(1.2));
      for (const reading of ['whole/keys Precio', 'nowhere #9', 'x', ' '])
        expect((await read(twoPrices(1.2), { teaching: { reading } })).matched).toEqual(usual.matched);
    });
  });

  describe('a list with columns of prices', () => {
    it('is read by the roles of its columns and by the prices of the chosen one, together', async () => {
      const list = ambiguousList();
      const { drawing } = await read(list);
      const bands: ColumnBand[] = drawing.bands;
      const index = bands.findIndex(({ title }) => title === 'Canal A');
      const taught = assignRole(bands, { index, role: 'price' });
      const byTap = await read(list, { teaching: { bands: taught } });
      expect(byTap).toMatchObject({ priceColumn: 'Canal A', priceColumns: ['Canal A', 'Canal B', 'Canal C'] });
      const { precio_actual: today } = byTap.matched[0];
      expect(byTap.matched[0].precio_nuevo).toBe(priceIn('Canal A', today));

      const chosen = await read(list, { teaching: { bands: taught }, priceColumn: 'canal b' });
      expect(chosen).toMatchObject({ priceColumn: 'Canal B', columnChosen: true });
      expect(chosen.supplier).toMatchObject({ isTaught: true });
      expect(chosen.matched.length).toBeGreaterThanOrEqual(byTap.matched.length);
      for (const one of chosen.matched) expect(one.precio_nuevo).toBe(priceIn('Canal B', one.precio_actual));
      expect(chosen.matched.flatMap(({ doubts }: Match) => doubts)).not.toContain('column');
      const roles = chosen.drawing.bands.map(({ title, role }: ColumnBand) => [title, role]);
      expect(roles).toEqual(
        taught.map(({ title, role }) => [title, title === 'Canal B' ? 'price' : title === 'Canal A' ? 'other' : role]),
      );
    });
  });
});
