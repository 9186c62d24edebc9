import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { RawConnection } from '../../../test/clients/raw-connection.ts';
import { guardBodies } from './request-bodies.ts';

type Call = { call: string; headers?: Record<string, string>; bytes?: number; chunked?: boolean };

const JSON_TYPE = { 'content-type': 'application/json' };
const UPLOAD_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
const MEGABYTE = 1024 * 1024;

function requestHead({ call, headers = {}, bytes = 0, chunked = false }: Call): string {
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[`${call} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

let folder: string;
let database: Database;
let server: Server;
const logged: string[] = [];
let url: URL;
let bearer: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-bodies-'));
  database = await openDatabase({ file: join(folder, 'shop.db') });
  await migrate(database);
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const api = await openApi(database, { log });
  bearer = await api.bearer();
  server = createServer(guardBodies(getRequestListener(api.fetch), { timeout: 300 })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Sends the second half of the body only when the response has arrived, or when it must have. */
async function sendInHalves(call: Call) {
  const connection = new RawConnection(url);
  const half = 'x'.repeat((call.bytes ?? 0) / 2);
  const part = call.chunked ? `${half.length.toString(16)}\r\n${half}\r\n` : half;
  await connection.send(requestHead(call) + part);
  const response = await connection.response();
  await connection.send(part);
  if (call.chunked) await connection.send('0\r\n\r\n');
  return { connection, response };
}

describe('a response that is sent before its request was read', () => {
  it.each<[number, Call]>([
    [401, { call: 'PUT /api/products/price', headers: JSON_TYPE, bytes: 2000 }],
    [401, { call: 'POST /api/images', headers: UPLOAD_TYPE, bytes: 2 * MEGABYTE }],
    [
      403,
      {
        call: 'POST /api/auth/sign-in/email',
        headers: { ...JSON_TYPE, origin: 'https://evil.example' },
        bytes: 2000,
      },
    ],
    [404, { call: 'POST /api/nothing', headers: JSON_TYPE, bytes: 2000 }],
    [413, { call: 'POST /api/contact', headers: JSON_TYPE, bytes: MEGABYTE }],
    [413, { call: 'POST /api/contact', headers: JSON_TYPE, bytes: 4 * MEGABYTE, chunked: true }],
    [200, { call: 'GET /api/health', headers: JSON_TYPE, bytes: 2000 }],
  ])('of %i to %j is whole and ends the connection', async (status, call) => {
    const { connection, response } = await sendInHalves(call);
    expect(response).toMatchObject({ status, body: expect.stringMatching(/^\{.*\}$/) });
    expect(response?.headers.get('connection')).toBe('close');
    expect(await connection.ended).toBe('end');
  });

  it('of 413 to an upload that is too large, too', async () => {
    const call = { call: 'POST /api/images', headers: { ...UPLOAD_TYPE, ...bearer }, bytes: 20 * MEGABYTE };
    const { connection, response } = await sendInHalves(call);
    expect(response).toMatchObject({ status: 413, body: expect.stringContaining('10 MB') });
    expect(response?.headers.get('connection')).toBe('close');
    expect(await connection.ended).toBe('end');
  });

  it('does not let the rest of a body be taken for a request', async () => {
    const connection = new RawConnection(url);
    await connection.send(requestHead({ call: 'POST /api/nothing', bytes: 10 }));
    await connection.response();
    await connection.send(`xxxxxxxxxx${requestHead({ call: 'GET /api/health' })}`);
    expect(await connection.response()).toBeUndefined();
  });
});

it('the connection goes on after a response to a request that was read', async () => {
  const connection = new RawConnection(url);
  for (const [status, body] of [
    [400, '{"email":1}'],
    [401, '{"email":"a@example.com","password":"wrong password"}'],
    [400, '{'],
  ] as const) {
    await connection.send(
      requestHead({ call: 'POST /api/auth/sign-in/email', headers: JSON_TYPE, bytes: body.length }) + body,
    );
    const response = await connection.response();
    expect([response?.status, response?.headers.get('connection')]).toEqual([status, 'keep-alive']);
  }
  await connection.send(requestHead({ call: 'GET /api/health' }));
  expect((await connection.response())?.status).toBe(200);
  connection.close();
});

it('a body that arrives too slowly is cut off with 408, unless it is an upload', async () => {
  const slow = new RawConnection(url);
  const upload = new RawConnection(url);
  await slow.send(`${requestHead({ call: 'POST /api/contact', headers: JSON_TYPE, bytes: 2000 })}{`);
  await upload.send(
    `${requestHead({ call: 'POST /api/images?x', headers: { ...UPLOAD_TYPE, ...bearer }, bytes: 4 })}--`,
  );
  expect((await slow.response())?.status).toBe(408);
  expect(await slow.ended).toBe('end');
  await upload.send('b-');
  expect((await upload.response())?.status).toBe(400);
  upload.close();
});

it.each([false, true])('a body that breaks off is no fault of ours (chunked: %s)', async (chunked) => {
  const connection = new RawConnection(url);
  const ends = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  await connection.send(
    `${requestHead({ call: 'POST /api/contact', headers: JSON_TYPE, bytes: 2000, chunked })}2\r\n{`,
  );
  connection.close();
  await ends;
  await pause(50);
  expect(logged.filter((line) => line.includes('request failed'))).toEqual([]);
});
