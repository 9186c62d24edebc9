import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_LIST_BYTES } from '#contract/requests/price-list-limits.ts';
import { api } from '#contract/urls/shop-urls.ts';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { slowestPdf } from '../../../../../test/hostile-pdfs/endless.ts';
import { refusedPdfs } from '../../../../../test/hostile-pdfs/refused.ts';
import { refusedDrawings } from '../../../../../test/hostile-pdfs/refused-drawings.ts';
import { listFile } from '../../../../../test/price-lists/cases.ts';

const PREVIEW = '/api/pdfPrice/preview-pdf-prices';
const LIST = listFile('a4-folleto-dos-columnas');
const CHOOSE = 'Por favor seleccioná un archivo PDF.';

describe('POST preview-pdf-prices', () => {
  let folder: string;
  let database: Database;
  let office: AdminApi;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-lists-'));
    // What a file is does not depend on the database: one is enough.
    database = await openDatabase({ file: join(folder, 'shop.db') });
    await migrate(database);
    office = await openAdminApi(database);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const formOf = (bytes: Uint8Array<ArrayBuffer>, { field = 'file', type = 'application/pdf' } = {}) => {
    const body = new FormData();
    body.set(field, new File([bytes], 'lista.pdf', { type }));
    return body;
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    office.request(PREVIEW, {
      method: 'POST',
      headers: { ...office.signedIn, ...headers },
      body,
      ...(signal && { signal }),
    });
  const statusAndError = async (response: Response) => [response.status, (await response.json()).error];

  const hostile = [...refusedPdfs, ...refusedDrawings];
  it.each(hostile)('refuses $what in Spanish, stores nothing and answers other requests', async ({ bytes }) => {
    const sent = post(formOf(bytes()));
    expect((await office.request(api.health, {})).status).toBe(200);
    const response = await sent;
    expect([415, 422]).toContain(response.status);
    expect((await response.json()).error).toMatch(/^(?:El|Leer el) (?:archivo|PDF) .*\.$/);
    expect((await office.failure('POST /api/pdfPrice/confirm-pdf-update')).status).toBe(409);
  });

  it('reports why a list cannot be read', async () => {
    const error = async (what: string) => {
      const file = hostile.find((one) => one.name === what);
      return (await statusAndError(await post(formOf(file?.bytes() ?? new Uint8Array()))))[1];
    };
    expect(await error('a password')).toBe(
      'El archivo está protegido con contraseña. Pedile al proveedor uno sin contraseña.',
    );
    expect(await error('half of a list')).toContain('El archivo está incompleto');
    expect(await error('a list with a damaged page')).toContain('El archivo está dañado: se leería sólo en parte');
    expect(await error('a scanned page')).toContain('es una foto o un escaneo');
    expect(await error('200 pages')).toContain('demasiadas páginas');
    expect(await error('an archive, or a document of an office')).toContain('El archivo está incompleto');
    expect(await error('nothing')).toBe('El archivo no es un PDF, una planilla (.xlsx o .csv) ni un texto.');
  });

  it('says what to ask for instead of a photo, and how to save a spreadsheet of another format', async () => {
    const error = async (hex: string) => {
      const [status, text] = await statusAndError(await post(formOf(new Uint8Array(Buffer.from(hex, 'hex')))));
      expect(status).toBe(415);
      return text;
    };
    for (const photo of ['ffd8ffe0', '89504e470d0a1a0a', '0000001866747970686569630000'])
      expect(await error(photo)).toMatch(/^El archivo es una foto.* Pedile al proveedor la lista en PDF, en Excel/);
    expect(await error('d0cf11e0a1b11ae1')).toMatch(/^El archivo es una planilla de otro formato\. .*\(\.xlsx\)\.$/);
  });

  it('refuses forms that are not one PDF in «file», and what is just too large', async () => {
    const two = formOf(LIST);
    two.append('file', new File([LIST], 'otra.pdf', { type: 'application/pdf' }));
    for (const body of [new FormData(), formOf(LIST, { field: 'archivo' }), two]) {
      expect(await statusAndError(await post(body))).toEqual([400, CHOOSE]);
    }
    expect(await statusAndError(await post('%PDF-1.7', { 'content-type': 'application/pdf' }))).toEqual([400, CHOOSE]);
    const most = MAX_LIST_BYTES;
    const sized = (bytes: number) => {
      const file = new Uint8Array(bytes);
      file.set(LIST);
      return post(formOf(file));
    };
    expect((await sized(most + 64 * 1024)).status).toBe(413);
    expect((await sized(most)).status).toBe(200);
    expect((await post(formOf(LIST, { type: 'text/plain' }))).status).toBe(200);
  });

  it('serves ten at once or answers 503, and then all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(formOf(LIST))));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
    for (const answer of refused) {
      expect([answer.headers.get('retry-after'), ...(await statusAndError(answer))]).toEqual([
        '5',
        503,
        'Se están leyendo otras listas. Probá de nuevo en unos segundos.',
      ]);
    }
    expect((await post(formOf(LIST))).status).toBe(200);
  });

  it('is not blocked by uploads that are slow or break off', async () => {
    const hangUp = new AbortController();
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="l.pdf"\r\n\r\n%PDF-1.7\n';
    const slow = Array.from({ length: 8 }, () => {
      const body = new ReadableStream({ start: (sending) => sending.enqueue(Buffer.from(head)) });
      const headers = { ...office.signedIn, 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers, body, duplex: 'half', signal: hangUp.signal } as const;
      return office.request(PREVIEW, init).catch(() => undefined);
    });
    expect((await post(formOf(LIST))).status).toBe(200);
    hangUp.abort();
    await Promise.all(slow);
    expect((await post(formOf(LIST))).status).toBe(200);
  });

  it('stops reading for clients that have left', async () => {
    const leave = new AbortController();
    const leaving = Array.from({ length: 5 }, () => post(formOf(slowestPdf.bytes()), {}, leave.signal));
    setTimeout(() => leave.abort(), 30);
    for (const { status } of await Promise.allSettled(leaving)) expect(status).toBe('rejected');
    // The server hears of it after its clients; the five would be read for 50 s.
    await vi.waitFor(async () => expect((await post(formOf(LIST))).status).toBe(200), 40_000);
  });
});
