import { beforeAll, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { ambiguousList, channels, priceIn } from '../../../../../test/price-lists/ambiguous-list.ts';
import { expectedPrices, listFile } from '../../../../../test/price-lists/cases.ts';
import { insertListProducts } from '../../../../../test/seeds/list-products.ts';

type Match = {
  id: number;
  line: number;
  nombre: string;
  marca: string;
  precio_actual: number;
  precio_nuevo: number;
  doubts: string[];
};

const NAME = 'a4-folleto-dos-columnas';
const CONFIRM = 'POST /api/pdfPrice/confirm-pdf-update';
const HELD = 'GET /api/pdfPrice';
const UNDO = 'POST /api/pdfPrice/undo-pdf-update';

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    await insertListProducts(database);
  }, 60_000);

  const send = async (
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = office.signedIn,
    fields: Record<string, string> = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
    const response = await office.request('/api/pdfPrice/preview-pdf-prices', { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
  const priceOf = async (id: number) => (await office.okBody(`GET /api/products/id/${id}`)).price;

  it('POST preview-pdf-prices tells products that the list has without a price from those that it does not have', async () => {
    const lines = [
      'Premium Whey 2 kg Cóndor Nutrition $ 107.200',
      'Premium Whey 1 kg Cóndor Nutrition sin stock',
      'Azafrán 300 g consultar',
    ];
    const { body } = await send(new TextEncoder().encode(lines.join('\n')));
    expect(body.stats).toMatchObject({ total_pdf_products: 3, matched_count: 1 });
    const namesOf = (ids: number[]) => ids.map((id) => body.noMatches.find((one: Match) => one.id === id)?.nombre);
    expect(namesOf(body.unpriced)).toEqual(['Premium Whey 1 kg']);
    expect((await office.okBody(HELD)).preview.unpriced).toEqual(body.unpriced);
    const priced = await send(new TextEncoder().encode(lines[0]));
    expect(priced.body).not.toHaveProperty('unpriced');
  });

  it('[M7-35] [M3-25] [M3-26] [M3-27] POST preview-pdf-prices returns what would change and changes nothing', async () => {
    const { status, body } = await send(listFile(NAME));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'PDF procesado correctamente', priceColumn: 'x1' });
    const expected = expectedPrices(NAME);
    const newPrices = body.matched.map((one: Match) => [`${one.marca} | ${one.nombre}`, one.precio_nuevo]);
    expect(new Map(newPrices)).toEqual(expected);
    const first = body.matched.find((one: Match) => one.nombre === 'Premium Whey 2 kg');
    expect(first).toMatchObject({
      precio_actual: 92100,
      variacion_percent: 16.4,
      similarity_score: 1,
      matched_line: 'Premium Whey 2 Kg. $ 107.200 $ 99.700',
    });
    expect(body.noMatches).toHaveLength(117 - expected.size);
    expect(body.noMatches[0]).toMatchObject({ nombre: expect.any(String), marca: expect.any(String) });
    expect(body.stats).toEqual({
      total_db_products: 117,
      total_pdf_products: 66,
      matched_count: 46,
      match_rate: 39.32,
    });
    expect(body.secondsLeft).toBe(30 * 60);
    expect(await priceOf(first.id)).toBe(92100);
    const { secondsLeft: _, ...shown } = body;
    const state = await office.okBody(HELD);
    expect(state, 'the same when the screen is opened again').toMatchObject({ preview: shown, update: null });
    await office.okBody(`DELETE ${HELD.split(' ')[1]}`);
    expect(await office.okBody(HELD)).toEqual({ preview: null, update: null });
  });

  it('[M7-36] POST confirm-pdf-update with an empty body applies every match once; undo restores prices that did not change since', async () => {
    const { matched } = (await send(listFile(NAME))).body;
    const [moved, unchanged] = matched;
    await office.okBody('PUT /api/products/price', { id: moved.id, price: 5 });
    const update = await office.okBody(CONFIRM);
    expect(update).toMatchObject({ success: true, message: 'Precios actualizados correctamente.' });
    expect(update.updated).toHaveLength(matched.length - 1);
    expect(update.skipped).toEqual([{ id: moved.id, nombre: moved.nombre }]);
    expect([await priceOf(moved.id), await priceOf(unchanged.id)]).toEqual([5, unchanged.precio_nuevo]);
    expect((await office.failure(CONFIRM)).status).toBe(409);

    expect(await office.okBody(HELD)).toMatchObject({ preview: null, update: { updated: update.updated } });
    const undone = await office.okBody(UNDO);
    expect(undone.updated).toHaveLength(matched.length - 1);
    expect(await priceOf(unchanged.id)).toBe(unchanged.precio_actual);
    expect((await office.failure(UNDO)).status).toBe(409);
    expect(await office.okBody(`GET /api/products/${unchanged.id}/priceHistory`)).toMatchObject([
      { how: 'undo', who: 'Ana', field: 'price', before: unchanged.precio_nuevo, after: unchanged.precio_actual },
      { how: 'pdf', who: 'Ana', field: 'price', before: unchanged.precio_actual, after: unchanged.precio_nuevo },
    ]);
    await office.okBody('PUT /api/products/price', { id: moved.id, price: moved.precio_actual });
  });

  it('[M7-35] [M7-36] a preview and a confirmation that fail say so beside the error', async () => {
    const unread = await send(new TextEncoder().encode('%PDF-1.4'));
    const unconfirmed = await office.send(CONFIRM);
    const unsigned = await office.send(CONFIRM, { headers: { authorization: 'Bearer x' } });
    for (const { status, body } of [unread, unconfirmed, unsigned]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({ success: false, error: expect.any(String), requestId: expect.any(String) });
    }
    expect(unconfirmed.status).toBe(409);
    expect((await office.send('DELETE /api/products/999999')).body).not.toHaveProperty('success');
  });

  it('applies the chosen rows with corrected pairs and remembers them', async () => {
    const { previewId, matched, noMatches } = (await send(listFile(NAME))).body;
    const [first] = matched;
    const [other] = noMatches;
    const rows = [{ line: first.line, id: other.id }];
    expect((await office.failure(CONFIRM, { previewId: 'another', rows })).status).toBe(409);
    expect((await office.failure(CONFIRM, { previewId, rows: [{ line: 9999, id: other.id }] })).status).toBe(400);
    const update = await office.okBody(CONFIRM, { previewId, rows });
    expect(update.updated).toEqual([
      { id: other.id, nombre: other.nombre, precio_anterior: other.precio_actual, precio_nuevo: first.precio_nuevo },
    ]);
    const again = (await send(listFile(NAME))).body.matched.find((one: Match) => one.id === other.id);
    expect(again).toMatchObject({ line: first.line, remembered: true });
    await office.okBody(UNDO);
  });

  it('tells the other prices of a line, and confirms one that was corrected, also as text', async () => {
    const preview = async () => (await send(ambiguousList())).body;
    const { previewId, priceColumn, matched, lines } = await preview();
    const [first, second] = matched;
    const line = lines.find((one: Match) => one.line === first.line);
    const others = channels.filter((channel) => channel !== priceColumn);
    expect(line.otherPrices).toEqual(
      others.map((channel) => ({ title: channel, price: priceIn(channel, first.precio_actual) })),
    );
    for (const price of [0, -1, '', 'mucho', 1e12, [5], null]) {
      const rows = [{ line: first.line, id: first.id, price }];
      expect((await office.failure(CONFIRM, { previewId, rows })).status, String(price)).toBe(400);
    }
    const corrected = line.otherPrices[0].price;
    const rows = [
      { line: first.line, id: first.id, price: corrected },
      { line: second.line, id: second.id, price: '12.345,50' },
    ];
    const { updated } = await office.okBody(CONFIRM, { previewId, rows });
    expect(updated.map((one: Match) => one.precio_nuevo)).toEqual([corrected, 12_345.5]);
    expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([corrected, 12_345.5]);
    const again = await preview();
    expect(
      again.matched.find((one: Match) => one.id === first.id).precio_nuevo,
      'what was corrected is of this list only',
    ).toBe(first.precio_nuevo);
    await office.okBody(UNDO);
    expect(await priceOf(first.id)).toBe(first.precio_actual);
  });

  it('repeats the response of a confirm and an undo for the same key, and does neither twice', async () => {
    const { previewId, matched } = (await send(listFile(NAME))).body;
    const body = { previewId, rows: matched.map(({ line, id }: Match) => ({ line, id })) };
    const again = { body, headers: { 'idempotency-key': `confirm-${previewId}` } };
    const first = await office.send(CONFIRM, again);
    expect(first.body.updated).toHaveLength(matched.length);
    const [one] = matched;
    const notes = async () => (await office.okBody(`GET /api/products/${one.id}/priceHistory`)).length;
    const noted = await notes();
    const { secondsLeft: _, ...repeated } = first.body;
    expect(await office.send(CONFIRM, again)).toMatchObject({ status: 200, body: repeated });
    expect(await office.send(CONFIRM, { body })).toMatchObject({
      status: 409,
      body: {
        error: `Esa lista ya se confirmó y cambió ${matched.length} precios. Volvé a abrir esta pantalla para verlo o deshacerlo.`,
        current: { updated: first.body.updated },
      },
    });
    expect([await notes(), await priceOf(one.id)]).toEqual([noted, one.precio_nuevo]);

    const back = { headers: { 'idempotency-key': `undo-${previewId}` } };
    const undone = await office.send(UNDO, back);
    expect(undone.body.updated).toHaveLength(matched.length);
    expect(await office.send(UNDO, back)).toEqual(undone);
    expect((await office.send(CONFIRM, again)).body.secondsLeft, 'no way back from what was undone').toBe(0);
    expect((await office.failure(UNDO)).error).toBe('Ya no se puede deshacer esa actualización.');
    expect([await notes(), await priceOf(one.id)]).toEqual([noted + 1, one.precio_actual]);
  });

  it('confirms, drops and undoes what the screen shows, and not what another window did since', async () => {
    const first = (await send(listFile(NAME))).body;
    const [one, two] = first.matched;
    const rowsOf = ({ line, id }: Match) => [{ line, id }];
    await office.okBody(CONFIRM, { previewId: first.previewId, rows: rowsOf(one) });
    const second = (await send(listFile(NAME))).body;
    const { updateId } = await office.okBody(CONFIRM, { previewId: second.previewId, rows: rowsOf(two) });
    expect(updateId).toBe(second.previewId);
    const third = (await send(listFile(NAME))).body;
    const refused = { status: 409, error: 'Después se leyó otra lista en otra ventana: este resumen ya no vale.' };
    const drop = (previewId: string) => `DELETE /api/pdfPrice?previewId=${previewId}`;
    expect(await office.failure(drop('another'))).toMatchObject(refused);
    expect(await office.failure(CONFIRM, { previewId: 'another', rows: rowsOf(one) })).toMatchObject(refused);
    expect(await office.failure(UNDO, { updateId: first.previewId })).toMatchObject({
      status: 409,
      error: 'Después se confirmó otra lista en otra ventana.',
    });
    const prices = async () => [await priceOf(one.id), await priceOf(two.id)];
    expect(await prices()).toEqual([one.precio_nuevo, two.precio_nuevo]);
    const state = await office.okBody(HELD);
    expect([state.preview.previewId, state.update.updateId]).toEqual([third.previewId, updateId]);
    expect(state.update.source).toBe('pdf');

    await office.okBody(drop(third.previewId));
    expect(await office.okBody(UNDO, { updateId })).toMatchObject({
      updateId,
      source: 'pdf',
      updated: [{ id: two.id }],
    });
    expect(await prices()).toEqual([one.precio_nuevo, two.precio_actual]);
    expect(await office.okBody(HELD)).toEqual({ preview: null, update: null });
    expect((await office.failure(UNDO, { updateId: 5 })).status).toBe(400);
    await office.okBody('PUT /api/products/price', { id: one.id, price: one.precio_actual });
  });

  it('[M7-36] confirms a list twice without taking away the undo of the first time', async () => {
    const { matched } = (await send(listFile(NAME))).body;
    const [one] = matched;
    const first = await office.okBody(CONFIRM);
    await send(listFile(NAME));
    const second = await office.okBody(CONFIRM);
    expect(second.updated).toHaveLength(matched.length);
    expect(second.secondsLeft, 'nothing to undo').toBe(0);
    expect((await office.okBody(HELD)).update.updateId).toBe(first.updateId);
    expect((await office.okBody(UNDO)).updateId).toBe(first.updateId);
    expect(await priceOf(one.id)).toBe(one.precio_actual);
    expect((await office.failure(UNDO, { updateId: first.updateId })).status).toBe(409);
  });

  it('POST preview-pdf-prices names the columns of an ambiguous list, and reads the requested one', async () => {
    const ask = (priceColumn: string) => send(ambiguousList(), office.signedIn, { priceColumn });
    const unsure = (await send(ambiguousList())).body;
    expect(unsure).toMatchObject({ priceColumns: channels, columnChosen: false });
    expect(unsure.matched).toHaveLength(24);
    for (const { doubts } of unsure.matched) expect(doubts).toContain('column');
    expect(unsure.lines.map(({ unsure }: { unsure?: boolean }) => unsure)).toEqual(Array(24).fill(true));

    const { status, body } = await ask('canal b');
    expect(status).toBe(200);
    expect(body).toMatchObject({ priceColumn: 'Canal B', priceColumns: channels, columnChosen: true });
    expect(body.matched).toHaveLength(24);
    for (const { precio_actual, precio_nuevo, doubts } of body.matched) {
      expect(precio_nuevo).toBe(priceIn('Canal B', precio_actual));
      expect(doubts).toEqual([]);
    }
    expect(body.lines.some((line: object) => 'unsure' in line)).toBe(false);
    const stored = (await office.okBody(HELD)).preview;
    expect(stored, 'the same when the screen is opened again').toMatchObject({
      ...body,
      secondsLeft: stored.secondsLeft,
    });

    expect((await ask('Canal A')).body.matched, 'a product has no price there').toHaveLength(23);
    expect((await ask('')).body).toMatchObject({ columnChosen: false, lines: unsure.lines });
    const { previewId } = (await ask(' CANAL C ')).body;
    expect(await ask('Canal D')).toMatchObject({
      status: 422,
      body: { error: 'La lista no tiene una columna de precios con ese título.' },
    });
    expect((await office.okBody(HELD)).preview.previewId, 'what was read before is kept').toBe(previewId);
    expect((await ask('x'.repeat(101))).status).toBe(400);
    expect((await send(ambiguousList(), office.signedIn, { another: 'x' })).status).toBe(400);
    expect((await send(listFile(NAME))).body.priceColumns).toEqual(['x1', 'x6']);
    await office.okBody(`DELETE ${HELD.split(' ')[1]}`);
  });

  it('reads a list whose prices are six times those of a shop not kept up, and asks', async () => {
    const { matched } = (await send(listFile(NAME))).body;
    const today = (times: number) =>
      Promise.all(
        matched.map(({ id, precio_actual }: Match) =>
          office.okBody('PUT /api/products/price', { id, price: Math.round(precio_actual / times) }),
        ),
      );
    await today(6);
    const { previewId, ...dear } = (await send(listFile(NAME))).body;
    const pricesOf = (all: Match[]) => all.map(({ nombre, precio_nuevo }) => [nombre, precio_nuevo]);
    expect(pricesOf(dear.matched)).toEqual(pricesOf(matched));
    const doubts = dear.matched.flatMap((one: Match) => one.doubts);
    expect(dear.matched.every((one: Match) => one.doubts.length > 0)).toBe(true);
    expect(doubts.filter((one: string) => one === 'list-change').length).toBeGreaterThan(0.8 * matched.length);
    expect(await office.failure(CONFIRM, { previewId, rows: [] })).toMatchObject({
      status: 409,
      error: 'No hay ningún precio elegido: no se cambió nada.',
    });
    const rows = dear.matched.map(({ line, id }: Match) => ({ line, id }));
    expect((await office.okBody(CONFIRM, { previewId, rows })).updated).toHaveLength(matched.length);
    await office.okBody(UNDO);
    await today(1);
  });

  it('says that a list without matches has nothing to confirm', async () => {
    const none = 'Producto;Precio\nAlgo de otra tienda;1000\nOtra cosa de otra tienda;2000\nY una tercera cosa;3000\n';
    const { status, body } = await send(new TextEncoder().encode(none));
    expect([status, body.matched]).toEqual([200, []]);
    expect((await office.failure(CONFIRM)).error).toBe('No hay ningún precio elegido: no se cambió nada.');
    await office.okBody(`DELETE ${HELD.split(' ')[1]}`);
  });

  it('refuses what is no price list, in Spanish, and everybody without a token', async () => {
    expect((await send(new Uint8Array(20))).body.error).toBe(
      'El archivo no es un PDF, una planilla (.xlsx o .csv) ni un texto.',
    );
    expect((await send(new TextEncoder().encode('%PDF-1.4 broken'))).status).toBe(422);
    expect((await send(listFile(NAME), {})).status).toBe(401);
    expect((await office.failure(CONFIRM, { rows: 'all' })).status).toBe(400);
  });
});
