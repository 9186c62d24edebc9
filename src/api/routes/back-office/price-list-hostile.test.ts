import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/urls.ts';
import { type Database, openDatabase } from '#data/database.ts';
import { migrate } from '#data/migrate.ts';
import { type BackOffice, openBackOffice } from '../../../../test/back-office.ts';
import { hostilePdfs } from '../../../../test/hostile-pdfs/corpus.ts';

const PREVIEW = '/api/pdfPrice/preview-pdf-prices';

describe('POST preview-pdf-prices', () => {
  let folder: string;
  let database: Database;
  let office: BackOffice;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-lists-'));
    // What a file is does not depend on the database: one is enough.
    database = await openDatabase({ file: join(folder, 'shop.db') });
    await migrate(database);
    office = await openBackOffice(database);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const send = async (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
    return office.request(PREVIEW, { method: 'POST', headers: { ...office.signedIn, ...headers }, body });
  };

  it.each(hostilePdfs)('refuses $what in Spanish, keeps nothing and answers others meanwhile', async ({ bytes }) => {
    const sent = send(bytes());
    expect((await office.request(api.health, {})).status).toBe(200);
    const response = await sent;
    expect([415, 422]).toContain(response.status);
    const { error } = await response.json();
    expect(error).toMatch(/^(?:El|Leer el) (?:archivo|PDF) .*\.$/);
    expect((await office.failed('POST /api/pdfPrice/confirm-pdf-update')).status).toBe(409);
  });

  it('refuses a file that is too large and a form without one', async () => {
    const length = 16 * 1024 * 1024;
    expect((await send(new Uint8Array(length), { 'content-length': String(length) })).status).toBe(413);
    const empty = await office.request(PREVIEW, { method: 'POST', headers: office.signedIn, body: new FormData() });
    expect(await empty.json()).toMatchObject({ error: 'Por favor seleccioná un archivo PDF.' });
  });
});
