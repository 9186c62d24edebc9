import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** The shop's host in the files of deploy/. */
export const SHOP_HOST = 'tienda.example';

export const proxyPrograms = ['nginx', 'caddy'] as const;
export type ProxyProgram = (typeof proxyPrograms)[number];

export type Proxy = { port: number; stop: () => Promise<void> };

type Certificate = { cert: string; key: string };
type Setup = { folder: string; port: number; nodes: readonly string[]; certificate: Certificate };

export function isInstalled(program: ProxyProgram): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a proxy with its file of deploy/, of which only ports, certificate and folders are replaced. */
export async function startProxy(
  program: ProxyProgram,
  { folder, nodes }: { folder: string; nodes: readonly string[] },
): Promise<Proxy> {
  await mkdir(folder, { recursive: true });
  const setup = { folder, nodes, port: await freePort(), certificate: createCertificate(folder) };
  const args = program === 'nginx' ? await configureNginx(setup) : await configureCaddy(setup);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let errors = '';
  server.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(server, 'exit');
  await Promise.race([
    waitForPort(setup.port),
    exited.then(() => Promise.reject(new Error(`${program} ended: ${errors}`))),
  ]);
  return {
    port: setup.port,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

async function configureNginx({ folder, port, nodes, certificate: { cert, key } }: Setup): Promise<string[]> {
  const site = withNodes(await readFile(join(DEPLOY, 'nginx/mostrador.conf'), 'utf8'), nodes)
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/cache/nginx/mostrador', join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; ${user}
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} include site.conf; }`;
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), main);
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
}

async function configureCaddy({ folder, port, nodes, certificate: { cert, key } }: Setup): Promise<string[]> {
  const site = withNodes(await readFile(join(DEPLOY, 'Caddyfile'), 'utf8'), nodes).replace(
    `${SHOP_HOST} {`,
    `https://${SHOP_HOST}:${port} {\n\ttls ${cert} ${key}`,
  );
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** The nodes of the files have the ports 3001 and 3002. */
function withNodes(config: string, nodes: readonly string[]): string {
  return nodes.reduce((text, node, index) => text.replaceAll(`127.0.0.1:${3001 + index}`, new URL(node).host), config);
}

function createCertificate(folder: string): Certificate {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${SHOP_HOST}`, '-addext', `subjectAltName=DNS:${SHOP_HOST}`];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { cert, key };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const START_ATTEMPTS = 100;

async function waitForPort(port: number): Promise<void> {
  const { connect } = await import('node:net');
  for (let left = START_ATTEMPTS; left > 0; left -= 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await pause(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}
