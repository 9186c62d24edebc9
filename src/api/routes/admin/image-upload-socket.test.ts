import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { listHashes, memoryStore, plainImage } from '../../../../test/images/images.ts';

const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const MEGABYTE = new Uint8Array(1024 * 1024);

eachDatabase((_kind, open) => {
  const store = memoryStore();
  let server: Server;
  let port: number;
  let authorization: string;

  beforeAll(async () => {
    const api = await openApi(await open(), { images: store });
    authorization = (await api.bearer()).authorization;
    const timeouts = { requestTimeout: 1500, headersTimeout: 1000, connectionsCheckingInterval: 50 };
    server = createServer(timeouts, getRequestListener(api.fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => server.close());

  /** Opens a connection, sends the head of an upload, and gives what comes back until it is closed. */
  function upload(headers: string): { socket: Socket; answer: Promise<string> } {
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/images HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b', headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const answer = new Promise<string>((resolve) => {
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    return { socket, answer };
  }

  const works = async () => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(await plainImage(40, 40).png().toBuffer())]));
    const response = await fetch(`http://127.0.0.1:${port}/api/images`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    expect(response.status).toBe(200);
    store.files.clear();
  };

  describe('an upload over a socket', () => {
    it('that says it is too large is refused before it is sent', async () => {
      const { socket, answer } = upload(`Authorization: ${authorization}\r\nContent-Length: 500000000`);
      const first = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
      expect(first).toMatch(/^HTTP\/1\.1 413 /);
      await answer;
      await works();
    });

    it('that never ends is left when it is too long', async () => {
      const { socket, answer } = upload(`Authorization: ${authorization}\r\nTransfer-Encoding: chunked`);
      const chunk = Buffer.concat([Buffer.from('100000\r\n'), MEGABYTE, Buffer.from('\r\n')]);
      let sent = 0;
      const pour = () => {
        while (!socket.destroyed && sent < 300) {
          sent += 1;
          if (!socket.write(chunk)) return void socket.once('drain', pour);
        }
      };
      pour();
      expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(sent).toBeLessThan(300);
      await works();
    });

    it('of an unknown sender is refused before it is sent', async () => {
      const { answer } = upload('Content-Length: 9000000');
      expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    });

    it('that drips is ended by the server, however many there are', async () => {
      const all = Array.from({ length: 40 }, () => {
        const { socket, answer } = upload(`Authorization: ${authorization}\r\nContent-Length: 100000`);
        socket.write(PART);
        const drip = setInterval(() => socket.write('x'), 40);
        return answer.finally(() => clearInterval(drip));
      });
      // At this pace it would take them hours to send what they announced.
      for (const text of await Promise.all(all)) expect(text).toMatch(/^HTTP\/1\.1 (?:408|503|400) /);
      expect(await listHashes(store)).toEqual([]);
      await works();
    });

    it('that is broken off leaves nothing, and its place is free again', async () => {
      for (let index = 0; index < 40; index += 1) {
        const { socket, answer } = upload(`Authorization: ${authorization}\r\nContent-Length: 100000`);
        socket.write(PART);
        await pause(5);
        socket.destroy();
        await answer;
      }
      await pause(50);
      expect(await listHashes(store)).toEqual([]);
      await works();
    });
  });
});
