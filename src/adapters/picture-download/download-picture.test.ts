import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { downloadPicture } from './download-picture.ts';

const MAX = 1000;
let server: Server | undefined;

afterEach(() => server?.close());

/** The port of a server of the own network. */
async function serve(listener: RequestListener): Promise<number> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const near = (address: string) => downloadPicture(address, { maxBytes: MAX, allowPrivate: true });
const far = (address: string) => downloadPicture(address, { maxBytes: MAX, timeMs: 2000 });

describe('a picture of another site', () => {
  it('comes whole, also behind redirects', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/foto.jpg') response.end(Buffer.alloc(MAX, 7));
      else response.writeHead(302, { location: '/foto.jpg' }).end();
    });
    const whole = { ok: true, bytes: Buffer.alloc(MAX, 7) };
    expect(await near(`http://127.0.0.1:${port}/foto.jpg`)).toEqual(whole);
    expect(await near(`http://127.0.0.1:${port}/vieja`)).toEqual(whole);
  });

  it.each([
    ['too large', 'size', (response) => response.end(Buffer.alloc(MAX + 1))],
    ['missing', 'unreachable', (response) => response.writeHead(404).end('no')],
    [
      'cut off',
      'unreachable',
      (response) => response.writeHead(200, { 'content-length': '90' }).write('x', () => response.destroy()),
    ],
    ['behind endless redirects', 'unreachable', (response) => response.writeHead(302, { location: '/otra' }).end()],
    [
      'somewhere that is no web',
      'address',
      (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ] satisfies [string, string, (response: Parameters<RequestListener>[1]) => unknown][])(
    'is refused when it is %s',
    async (_, reason, answer) => {
      const port = await serve((_request, response) => answer(response));
      expect(await near(`http://127.0.0.1:${port}/foto.jpg`)).toEqual({ ok: false, reason });
    },
  );

  it.each([
    ...['', 'foto.jpg', 'ftp://example.com/a', 'file:///etc/passwd', 'data:image/png;base64,AA', 'javascript:1'],
    ...['http://ana:clave@example.com/a.jpg', 'http://example.com:22/a.jpg', 'http://[', '/images/a.webp'],
  ])('has an address of the web: %s', async (address) => {
    expect(await far(address)).toEqual({ ok: false, reason: 'address' });
  });

  it.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/'],
    ...['http://10.0.0.1/', 'http://192.168.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://2130706433/'],
    ...['http://0x7f.1/', 'http://[fe80::1]/', 'http://[fd00::1]/', 'http://100.64.0.1/'],
  ])('is never one of this machine or its network: %s', async (address) => {
    expect(await far(address)).toEqual({ ok: false, reason: 'unreachable' });
  });
});
