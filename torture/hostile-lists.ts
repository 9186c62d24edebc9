import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { adminApi } from '#contract/admin-urls.ts';
import { api } from '#contract/urls.ts';
import { residentMegabytes } from '../bench/process-figures.ts';
import type { ShopServer } from '../e2e/shop-server.ts';
import { endlessPdfs } from '../test/hostile-pdfs/endless.ts';
import { refusedFiles } from '../test/hostile-pdfs/refused.ts';
import { refusedDrawings } from '../test/hostile-pdfs/refused-drawings.ts';
import { listFile } from '../test/price-lists.ts';
import { tokenCaller } from './shop-caller.ts';

const LIST = listFile('a4-folleto-dos-columnas');
/** What an administrator may wait for an answer, and a shopper meanwhile. */
const PATIENCE_MS = 15_000;
const SHOPPER_MS = 1_000;

/** Times in ms, memory of the server's process in MB, also after all of it. */
export type Withstood = {
  files: number;
  slowest: string;
  slowestShopper: number;
  idle: number;
  peak: number;
  after: number;
};

/** Sends all hostile files to a real server, one after another, while a shopper asks again and again. */
export async function sendHostileLists(server: ShopServer): Promise<Withstood> {
  const headers = { authorization: `Bearer ${await tokenCaller()(server.url)}` };
  const preview = (bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
    const init = { method: 'POST', headers, body, ...(signal && { signal }) };
    return fetch(server.url + adminApi.priceListPreview, init);
  };
  // Made before, because that takes long enough to be felt by the shopper, who is in this process, too.
  const files = [...refusedFiles, ...refusedDrawings, ...endlessPdfs].map(({ what, bytes }) => ({
    what,
    file: bytes(),
  }));
  const idle = await residentMegabytes(server.pid);
  let [peak, slowestShopper, going] = [idle, 0, true];
  const shopper = (async () => {
    while (going) {
      const took = await timed(async () => assert.equal((await fetch(server.url + api.health)).status, 200));
      slowestShopper = Math.max(slowestShopper, took);
      peak = Math.max(peak, await residentMegabytes(server.pid));
      await pause(20);
    }
  })();

  let slowest = { what: '', ms: 0 };
  for (const { what, file } of files) {
    const ms = await timed(async () => {
      const response = await preview(file);
      assert.ok([415, 422].includes(response.status), `${what}: ${response.status}`);
      assert.match((await response.json()).error, /^(?:El|Leer el) (?:archivo|PDF) .*\.$/);
    });
    if (ms > slowest.ms) slowest = { what, ms };
    assert.ok(ms < PATIENCE_MS, `${what}: ${Math.round(ms)} ms`);
  }
  const held = await (await fetch(server.url + adminApi.priceListHeld, { headers })).json();
  assert.deepEqual(held, { preview: null, update: null }, 'nothing is kept');

  // Who leaves an endless file takes its place along.
  const leaving = new AbortController();
  const left = preview(files.find(({ what }) => what === 'three million lines')?.file ?? LIST, leaving.signal);
  await pause(700);
  leaving.abort();
  await assert.rejects(left);
  const next = await timed(async () => assert.equal((await preview(LIST)).status, 200));
  assert.ok(next < 5_000, `the next list took ${Math.round(next)} ms`);

  // A worker that has nothing to do ends after twenty seconds.
  await pause(25_000);
  going = false;
  await shopper;
  assert.ok(slowestShopper < SHOPPER_MS, `a shopper waited ${Math.round(slowestShopper)} ms`);
  const after = await residentMegabytes(server.pid);
  return {
    files: files.length,
    slowest: `${slowest.what}: ${Math.round(slowest.ms)} ms`,
    slowestShopper,
    idle,
    peak,
    after,
  };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}
