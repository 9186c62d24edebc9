import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { everyWrite, type WriteCall } from '../test/api/writes.ts';
import { adminTokens } from '../test/clients/admin-client.ts';
import { plainImage } from '../test/images/images.ts';
import { credentials, startShopServer } from '../test/servers/shop-server.ts';
import { checkDatabaseFile } from './kills/kill.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const DISK_MB = 12;
/** Writes of one kind that may still fit into what the database had reserved. */
const MAX_FITTING = 200;

export type DiskFullCounts = { rounds: number; refused: number; fitted: number; reads: number };

/**
 * Fills the disk under a running shop: every kind of write answers 507, reads go on, no partial file remains, and with
 * room all writes succeed again without a restart. Undefined where no disk may be mounted.
 */
export async function fillDiskUnderShop(folder: string, rounds: number): Promise<DiskFullCounts | undefined> {
  const disk = mountSmallDisk(join(folder, 'disk'), DISK_MB);
  if (!disk) return undefined;
  try {
    return await fillRepeatedly(disk, rounds);
  } finally {
    disk.unmount();
  }
}

async function fillRepeatedly(disk: SmallDisk, rounds: number): Promise<DiskFullCounts> {
  const server = await startShopServer({ DATA_DIR: disk.folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'fatal' });
  const counts = { rounds, refused: 0, fitted: 0, reads: 0 };
  try {
    const authorization = `Bearer ${await adminTokens()(server.url)}`;
    const send = jsonSender(server.url, authorization);
    const writes = await everyWrite(async (call, body) => (await send(call, body)).json());
    for (let round = 1; round <= rounds; round += 1) {
      await disk.fill();
      for (const write of writes) counts.fitted += await fitted(send, write, round);
      await expectFull(await uploadImage(server.url, { authorization, round }));
      await expectFull(await send(`POST ${adminApi.signIn}`, credentials));
      counts.refused += writes.length + 2;
      counts.reads += await readAll(server.url, authorization);
      await disk.free();
      for (const { call, body } of writes.filter(({ call }) => !call.endsWith(api.contact)))
        assert.equal((await send(call, body(round * 1_000_000))).status, 200, `${call} with room`);
      assert.equal((await uploadImage(server.url, { authorization, round })).status, 200);
      assert.deepEqual(
        (await namesBelow(disk.folder)).filter((name) => name.endsWith('.part')),
        [],
      );
    }
  } finally {
    await server.stop();
  }
  checkDatabaseFile(join(disk.folder, 'shop.db'));
  return counts;
}

type SendJson = (call: string, body: unknown) => Promise<Response>;

function jsonSender(url: string, authorization: string): SendJson {
  return async (call, body) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization, 'content-type': 'application/json' };
    return fetch(url + path, { method, headers, body: JSON.stringify(body) });
  };
}

/** Repeats a write until it is refused; the number of those that were not. */
async function fitted(send: SendJson, { call, body }: WriteCall, round: number): Promise<number> {
  for (let count = 0; count < MAX_FITTING; count += 1) {
    const response = await send(call, body(round * 1000 + count));
    if (response.status === 200) continue;
    await expectFull(response);
    return count;
  }
  throw new Error(`${call} was never refused`);
}

async function expectFull(response: Response): Promise<void> {
  const { error } = await response.json();
  assert.deepEqual([response.status, /^No queda lugar/.test(error)], [507, true], `${response.url}: ${error}`);
}

async function uploadImage(url: string, { authorization, round }: { authorization: string; round: number }) {
  const form = new FormData();
  const bytes = await plainImage(64, 64, `#0000${String(round % 100).padStart(2, '0')}`)
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)]));
  return fetch(url + api.images, { method: 'POST', headers: { authorization }, body: form });
}

async function readAll(url: string, authorization: string): Promise<number> {
  const paths = [pages.home, pages.products, api.productList, adminApi.products, adminApi.sales];
  for (const path of paths)
    assert.equal((await fetch(url + path, { headers: { authorization } })).status, 200, `${path} on a full disk`);
  return paths.length;
}

const namesBelow = async (folder: string) => readdir(folder, { recursive: true });
