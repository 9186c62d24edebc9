import { beforeAll, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { listProducts } from '../../../../../test/price-lists/cases.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = { id: number; line: number; nombre: string; matched_line: string; precio_nuevo: number; isDraft?: true };
type Line = { line: number; text: string };

const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const TOGGLE = 'PUT /api/products/toggleStatus';

const listOf = (factor: number) =>
  [
    'Distribuidora Otranto',
    'Producto;Marca;Precio',
    ...listProducts
      .slice(0, 12)
      .map(({ name, brand, price }) => `${name};${brand};${Math.round((price / 150) * factor)}`),
    `FURIA SHOT X 60 ML;${listProducts[0]?.brand};${Math.round(1850 * factor)}`,
  ].join('\n');

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  const read = async (factor: number) => {
    const body = new FormData();
    body.set('file', new File([listOf(factor)], 'lista.csv', { type: 'text/csv' }));
    const path = '/api/pdfPrice/preview-pdf-prices';
    return (await office.request(path, { method: 'POST', headers: office.signedIn, body })).json();
  };
  const shotOf = ({ matched }: { matched: Match[] }) => matched.find((one) => one.matched_line.includes('FURIA'));

  it('a product created from a line is found as a draft by the next lists, and has their prices and costs', async () => {
    const first = await read(1);
    expect(shotOf(first)).toBeUndefined();
    const { line } = first.lines.find(({ text }: Line) => text.includes('FURIA'));
    const rule = { markup: 50, rounding: null };
    const done = await office.okBody(CONFIRM, { previewId: first.previewId, rows: [], newProducts: [line], rule });
    const [{ id }] = done.created;
    expect(first.matched[0]).not.toHaveProperty('isDraft');

    const next = await read(1.1);
    const shot = shotOf(next);
    expect(shot).toMatchObject({ id, isDraft: true, doubts: [], remembered: true });
    const rows = [{ line: shot?.line, id }];
    await office.okBody(CONFIRM, { previewId: next.previewId, rows });
    expect(await office.okBody(`GET /api/products/id/${id}`)).toMatchObject({ price: 3052.5, cost: 2035 });
    expect((await office.okBody('GET /api/pdfPrice')).update.updated).toMatchObject([{ id }]);

    await office.okBody(TOGGLE, { id });
    expect(shotOf(await read(1.1)), 'published').not.toHaveProperty('isDraft');
    await office.okBody(TOGGLE, { id });
    expect(shotOf(await read(1.1)), 'taken off the shop').toBeUndefined();
  });
});
