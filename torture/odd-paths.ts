import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Texts that appear only in responses to the administrator, or in files that are never served. */
const SECRETS = [
  '"totalResults"',
  '"dollarPrice"',
  '"nombre"',
  '"withoutStock"',
  '"categoryType"',
  'SQLite format 3',
  '"name": "mostrador"',
  'readConfig(',
  'root:x:',
];

const guarded = [
  '/api/products',
  '/api/products/id/1',
  '/api/products/prices',
  '/api/brands',
  '/api/categories/id/1',
  '/api/sales',
  '/api/constants',
  '/api/attention',
];

const files = ['package.json', 'src/server/main.ts', 'src/server/config.ts', 'data/shop.db', 'etc/passwd'];
const up = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '%2E%2E%2F', '.%2e/', '..%5c', '..\\', '%252e%252e%252f', '..%252f'],
  ...['....//', '..;/', '..%00/', '%c0%ae%c0%ae/', '%uff0e%uff0e/', '..%c0%af', './../', '..//', '/../', '..%ef%bc%8f'],
];

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
const everySlash = (path: string, as: string) => `/${path.slice(1).replaceAll('/', as)}`;

/** Spellings of an API path that a server might normalise only after its access check. */
function spellings(path: string): string[] {
  const at = path.lastIndexOf('/') + 1;
  const [front, last] = [path.slice(0, at), path.slice(at)];
  return [
    path,
    path.toUpperCase(),
    path.replace('api', 'Api'),
    path.replace('api', '%61pi'),
    path.replace('api', '%2561pi'),
    path.replace('/api', '//api'),
    path.replace('/api', '/./api'),
    path.replace('/api', '/%2e/api'),
    path.replace('/api', '/x/../api'),
    path.replace('/api', '/assets/../api'),
    path.replace('/api', '/assets/%2e%2e/api'),
    path.replace('/api', '/images/..%2fapi'),
    path.replace('/api', '\\api'),
    path.replace('/api', '/api;x=1'),
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api/health/../'),
    path.replace('/api/', '/api/docs/%2e%2e/'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api/auth/../'),
    everySlash(path, '%2f'),
    everySlash(path, '%5c'),
    everySlash(path, '\\'),
    everySlash(path, '%252f'),
    everySlash(path, '//'),
    `/${[...path.slice(1)].map((letter) => (letter === '/' ? '/' : hex(letter))).join('')}`,
    front + [...last].map(hex).join(''),
    front + [...last].map((letter) => hex(letter).replace('%', '%25')).join(''),
    ...[
      '/',
      '//',
      '/.',
      '/%2e',
      '.',
      '%20',
      '%00',
      '%09',
      '%0a',
      '%0d%0a',
      ';',
      ';a=b',
      '?',
      '??',
      '#',
      '%23',
      '%3f',
      '.json',
      '~',
    ].map((end) => path + end),
    ...[
      '?token=x',
      '?authorization=Bearer%20x',
      '?_method=GET',
      '/..',
      '/../',
      '/%2e%2e',
      '%ef%bc%8f',
      '%e2%80%8b',
    ].map((end) => path + end),
    `http://localhost${path}`,
    `http://user@localhost${path}`,
    `//localhost${path}`,
  ];
}

const traversals = files.flatMap((file) =>
  up.flatMap((step) =>
    [`/assets/${step.repeat(3)}`, `/banners/${step.repeat(8)}`, `/${step}`, `/images/${step.repeat(2)}`].map(
      (way) => way + file,
    ),
  ),
);

export const oddPaths = [...new Set([...guarded.flatMap(spellings), ...traversals])];

/** Requests each path unchanged, without a token: nothing protected may be returned, and no request may fail with a 5xx. */
export async function requestOddPaths(url: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (const path of oddPaths) {
    const answer = await rawAnswer(new URL(url), path);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    assert.ok(status < 500, `${path} answered ${answer.slice(0, 80)}`);
    for (const secret of SECRETS) assert.ok(!answer.includes(secret), `${path} gives away ${secret}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

/** One request with the path unchanged; HTTP clients would normalise it. */
async function rawAnswer({ hostname, port }: URL, path: string): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}
