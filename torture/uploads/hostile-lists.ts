import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { endlessPdfs } from '../../test/hostile-pdfs/endless.ts';
import { listFile } from '../../test/price-lists/cases.ts';
import { residentMegabytes } from '../../test/report/process-usage.ts';
import type { ShopServer } from '../../test/servers/shop-server.ts';
import { startShopper, timed } from './shopper.ts';

const LIST = listFile('a4-folleto-dos-columnas');
/** Longest time of a response to an administrator on a busy machine, and to a shopper at the same time. */
const ADMIN_LIMIT_MS = 35_000;
const SHOPPER_LIMIT_MS = 1_000;
/** Longest time of a list after an aborted one; an endless list takes ten seconds at least. */
const NEXT_LIMIT_MS = 8_000;

/** Times in ms, memory of the server's process in MB. */
export type HostileListFigures = {
  files: number;
  odd: number;
  slowest: string;
  slowestShopper: number;
  idle: number;
  peak: number;
  after: number;
};

type HostileList = { name: string; bytes: () => Uint8Array<ArrayBuffer> };

/** Lists that have to be refused, and odd ones that have to be read. */
export type HostileLists = { refused: readonly HostileList[]; harmless: readonly HostileList[] };

/** Sends all of them to a real server, one after another, while a shopper requests pages. */
export async function sendHostileLists(
  server: ShopServer,
  { refused, harmless }: HostileLists,
): Promise<HostileListFigures> {
  const headers = { authorization: `Bearer ${await adminTokens()(server.url)}` };
  // Generated first: it takes long enough to delay the shopper, who runs in the same process.
  const files = refused.map(toNamedFile);
  const odd = harmless.map(toNamedFile);
  const endless = endlessPdfs.find(({ name }) => name === 'three million lines')?.bytes() ?? LIST;
  const idle = await residentMegabytes(server.pid);
  const shopper = startShopper(server, api.health);
  try {
    const slowest = await refuseAll({ server, headers }, files);
    for (const { description, file } of odd) {
      const { status } = await preview({ server, headers }, file);
      assert.equal(status, 200, description);
    }
    await abortOne({ server, headers }, endless);
    const { slowestMs, peak } = await shopper.stop();
    assert.ok(slowestMs < SHOPPER_LIMIT_MS, `a shopper waited ${Math.round(slowestMs)} ms`);
    const after = await residentMegabytes(server.pid);
    return { files: files.length, odd: odd.length, slowest, slowestShopper: slowestMs, idle, peak, after };
  } finally {
    await shopper.stop();
  }
}

type Admin = { server: ShopServer; headers: Record<string, string> };

function preview({ server, headers }: Admin, bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
  const init = { method: 'POST', headers, body, ...(signal && { signal }) };
  return fetch(server.url + adminApi.priceListPreview, init);
}

type NamedFile = { description: string; file: Uint8Array<ArrayBuffer> };

function toNamedFile({ name, bytes }: HostileList): NamedFile {
  return { description: name, file: bytes() };
}

/** Returns the slowest of them. */
async function refuseAll(admin: Admin, files: readonly NamedFile[]): Promise<string> {
  let slowest = { description: '', ms: 0 };
  for (const { description, file } of files) {
    const ms = await timed(async () => {
      const response = await preview(admin, file);
      assert.ok([415, 422].includes(response.status), `${description}: ${response.status}`);
      assert.match((await response.json()).error, /^(?:El|Leer el) (?:archivo|PDF) .*\.$/);
    });
    if (ms > slowest.ms) slowest = { description, ms };
    assert.ok(ms < ADMIN_LIMIT_MS, `${description}: ${Math.round(ms)} ms`);
  }
  const state = await fetch(admin.server.url + adminApi.priceListState, { headers: admin.headers });
  assert.deepEqual(await state.json(), { preview: null, update: null }, 'no preview is stored');
  return `${slowest.description}: ${Math.round(slowest.ms)} ms`;
}

/** An aborted upload frees the reader: the next list is read at once. */
async function abortOne(admin: Admin, file: Uint8Array<ArrayBuffer>): Promise<void> {
  const controller = new AbortController();
  const aborted = preview(admin, file, controller.signal);
  await pause(700);
  controller.abort();
  await assert.rejects(aborted);
  const ms = await timed(async () => {
    const response = await preview(admin, LIST);
    assert.equal(response.status, 200, await response.text());
  });
  assert.ok(ms < NEXT_LIMIT_MS, `the next list took ${Math.round(ms)} ms`);
}
