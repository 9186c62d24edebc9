import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RawConnection } from '../../../test/clients/raw-connection.ts';
import { Shutdown } from './shutdown.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** More than the system buffers for a client that does not read. */
const LARGE = 20_000_000;

let server: Server;
let url: URL;
let shutdown: Shutdown;
let requested: string[];
/** Ends the responses to /slow. */
let finish: () => void;

beforeEach(async () => {
  const slow = Promise.withResolvers<void>();
  finish = slow.resolve;
  requested = [];
  server = createServer();
  shutdown = new Shutdown(server, { drain: 500, timeout: 1500 });
  server.on(
    'request',
    shutdown.wrap(async (request, response) => {
      requested.push(request.url ?? '');
      if (request.url === '/slow') await slow.promise;
      response.end(request.url === '/large' ? 'x'.repeat(LARGE) : 'hola');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});

afterEach(() => finish());

async function openConnection(): Promise<RawConnection> {
  const connection = new RawConnection(url);
  await connection.send(REQUEST);
  expect((await connection.response())?.headers.get('connection')).toBe('keep-alive');
  return connection;
}

it('a server without connections closes without waiting for any', async () => {
  // The test would end before it does.
  await new Shutdown(server, { drain: 3_600_000 }).close();
  expect(server.listening).toBe(false);
});

it('connections get one more response, which is the last, and new ones are accepted meanwhile', async () => {
  const connection = await openConnection();
  const closing = shutdown.close();
  expect(shutdown.begun).toBe(true);
  for (const each of [connection, new RawConnection(url)]) {
    await each.send(REQUEST);
    expect(await each.response()).toMatchObject({ status: 200, body: 'hola' });
    expect(await each.ended).toBe('end');
  }
  await closing;
  expect(await new RawConnection(url).ended).toBe('ECONNREFUSED');
});

it('a request that runs is finished, and its connection closed', async () => {
  const connection = new RawConnection(url);
  await connection.send(REQUEST.replace('/', '/slow'));
  await once(server, 'request');
  const closing = shutdown.close();
  await pause(800);
  finish();
  expect(await connection.response()).toMatchObject({ status: 200, body: 'hola' });
  await closing;
  expect(await connection.ended).toBe('end');
});

it('a request that does not end is cut off', async () => {
  const connection = new RawConnection(url);
  await connection.send(REQUEST.replace('/', '/slow'));
  await once(server, 'request');
  await shutdown.close();
  expect(await connection.response()).toBeUndefined();
});

it('idle connections are closed, also those that have sent nothing', async () => {
  const connections = [await openConnection(), new RawConnection(url)];
  await shutdown.close();
  for (const each of connections) expect(await each.ended).toBe('end');
});

it('a response is sent whole to a client that reads slowly', async () => {
  const connection = new RawConnection(url);
  connection.pause();
  await connection.send(REQUEST.replace('/', '/large'));
  await once(server, 'request');
  const closing = shutdown.close();
  await pause(1200);
  connection.resume();
  await connection.ended;
  expect((await connection.response())?.body).toHaveLength(LARGE);
  await closing;
});

it('a request whose client has gone before it was answered is not handled', async () => {
  await openConnection();
  const closing = shutdown.close();
  await pause(510);
  const connection = new RawConnection(url);
  await connection.send(REQUEST.replace('/', '/left'));
  await once(server, 'request');
  connection.close();
  await closing;
  await pause(600);
  expect(requested).not.toContain('/left');
});
