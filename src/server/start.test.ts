import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the project, because a test removes its build, and others have none. */
let project: string;
let elsewhere: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'shop-project-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'shop-elsewhere-'));
  await cp(join(ROOT, 'src'), join(project, 'src'), { recursive: true });
  await cp(join(ROOT, 'package.json'), join(project, 'package.json'));
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  await mkdir(join(project, 'build/client/assets'), { recursive: true });
  await writeFile(join(project, 'build/client/assets/shop.js'), 'shop');
  await mkdir(join(project, 'build/server'));
  const bundle =
    'export const routes = {}; export const entry = { module: { default() {}, shopClientContext: {}, scriptNonceContext: {} } };';
  await writeFile(join(project, 'build/server/index.js'), bundle);
});

afterAll(async () => {
  for (const folder of [project, elsewhere]) await rm(folder, { recursive: true, force: true });
});

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Runs a program of the copy in another folder; `exit` waits for its end. */
function run(program: string, env: Record<string, string>, options: string[] = []) {
  const inherited = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DEMO: '0' };
  const child = spawn(process.execPath, [join(project, 'src/server', program), ...options], {
    cwd: elsewhere,
    env: { ...inherited, ...env },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, 'close');
  return { child, output, exit: () => exited.then(([code]) => ({ code, stderr: output.stderr })) };
}

const startAndExit = (env: Record<string, string>) => run('main.ts', env).exit();

/** One line on stderr that contains the text, and exit code 1. */
const failure = (text: string) => ({
  code: 1,
  stderr: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
});

describe('the server', () => {
  it('starts in any folder, with its files and with its data beside the code', async () => {
    const { child, output, exit } = run('main.ts', {});
    const port = await waitForPort(output);
    expect(await (await fetch(`http://127.0.0.1:${port}/assets/shop.js`)).text()).toBe('shop');
    expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toMatchObject({ status: 'ok' });
    child.kill('SIGTERM');
    expect(await exit()).toEqual({ code: 0, stderr: '' });
    const database = await openDatabase({ file: join(project, 'data/shop.db') });
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await startAndExit({ PORT: String(port) })).toEqual(failure(`Port ${port} is in use`));
    other.close();
  });

  it('names an address that it cannot listen on', async () => {
    expect(await startAndExit({ HOST: '203.0.113.1' })).toEqual(failure('cannot listen on 203.0.113.1:0'));
  });

  it.each(['a file', 'a file/data'])('names the data folder %s, which it cannot use', async (folder) => {
    await writeFile(join(elsewhere, 'a file'), '');
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure(`The data folder /.*${folder} cannot be used`));
  });

  it('names a data folder that not even root may create', async () => {
    expect(await startAndExit({ DATA_DIR: '/sys/shop' })).toEqual(failure('The data folder /sys/shop cannot be used'));
  });

  it('names a database file that is none', async () => {
    const folder = await mkdtemp(join(elsewhere, 'broken-'));
    await writeFile(join(folder, 'shop.db'), 'this is no database '.repeat(100));
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure('shop.db cannot be opened'));
  });

  it('names the migrations of a database of another version', async () => {
    const folder = await mkdtemp(join(elsewhere, 'newer-'));
    const database = await openDatabase({ file: join(folder, 'shop.db') });
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2100-01-01')`.execute(
      database.query,
    );
    await database.close();
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure('another version of the shop.*9999-future'));
  });

  it('names a PostgreSQL that it cannot reach', async () => {
    const DATABASE_URL = 'postgres://shop:secret@localhost:1/shop';
    const result = await startAndExit({ DATABASE_URL });
    expect(result).toEqual(failure('PostgreSQL cannot be reached: .*ECONNREFUSED'));
    expect(result.stderr).not.toContain('secret');
  });

  it('names each wrong setting in a line of its own', async () => {
    expect(await startAndExit({ PORT: 'many', DEMO: 'yes', DATABSE_URL: 'postgres://x' })).toEqual({
      code: 1,
      stderr: [
        'The settings are not right:',
        '  PORT must be a number from 0 to 65535, not «many»',
        '  DEMO must be 0 or 1, not «yes»',
        '  DATABSE_URL is not a setting of the shop; DATABASE_URL is\n',
      ].join('\n'),
    });
  });

  it('warns of settings that it does not have', async () => {
    const { child, output, exit } = run('main.ts', { ADMIN_MAIL: 'ana@example.com' });
    await waitForPort(output);
    child.kill('SIGTERM');
    expect(await exit()).toEqual({ code: 0, stderr: '' });
    expect(output.stdout).toContain('ADMIN_MAIL is not a setting of the shop; ADMIN_EMAIL is');
  });

  it('names a missing build', async () => {
    const build = join(project, 'build/server');
    await cp(build, join(elsewhere, 'server'), { recursive: true });
    await rm(build, { recursive: true });
    expect(await startAndExit({})).toEqual(failure('The pages are not built: .*Run "npm run build"'));
    await cp(join(elsewhere, 'server'), build, { recursive: true });
  });

  it('names a build without its client files, and one that cannot be loaded', async () => {
    const [client, bundle] = [join(project, 'build/client'), join(project, 'build/server/index.js')];
    await rename(client, join(elsewhere, 'client'));
    expect(await startAndExit({})).toEqual(failure('The pages are not built: .*client is missing'));
    await rename(join(elsewhere, 'client'), client);
    const whole = await readFile(bundle);
    await writeFile(bundle, 'export const routes = ');
    expect(await startAndExit({})).toEqual(failure('The built pages cannot be loaded: SyntaxError'));
    await writeFile(bundle, whole);
  });
});

describe('npm run admin', () => {
  it('names a database that it cannot open', async () => {
    await writeFile(join(elsewhere, 'a file'), '');
    const options = ['--email', 'ana@example.com', '--password', 'una clave bien larga'];
    expect(await run('administrator.ts', { DATA_DIR: 'a file' }, options).exit()).toEqual(failure('cannot be opened'));
  });
});

async function waitForPort(output: { stdout: string }): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(20)) {
    const [, port] = /the shop is open at http:\/\/localhost:(\d+)/.exec(output.stdout) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error(`the server did not open:\n${output.stdout}`);
}
