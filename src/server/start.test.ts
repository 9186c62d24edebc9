import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { RawConnection } from '../../test/clients/raw-connection.ts';
import { copyProject, failure, type ProjectCopy } from '../../test/servers/project-copy.ts';
import { startS3 } from '../../test/servers/s3-server.ts';

/** A copy, because a test removes its build, and others have none. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(async () => copy.remove());
afterEach(() => copy.killAll());

const startAndExit = (env: Record<string, string>) => copy.startAndExit(env);
const inFolder = (name: string) => join(copy.elsewhere, name);

describe('the server', () => {
  it('starts in any folder, with its files and with its data beside the code', async () => {
    const { port, stop } = await copy.open({});
    expect(await (await fetch(`http://127.0.0.1:${port}/assets/shop.js`)).text()).toBe('shop');
    expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await stop()).toEqual({ code: 0, stderr: '' });
    const database = await openDatabase({ file: join(copy.project, 'data/shop.db') });
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('answers and closes in order when it is told to stop twice', async () => {
    const { port, stop } = await copy.open({});
    const connection = new RawConnection(new URL(`http://127.0.0.1:${port}`));
    const ask = () => connection.send('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await ask();
    expect((await connection.response())?.status).toBe(200);
    const stopped = stop();
    await pause(100);
    void stop();
    await pause(100);
    await ask();
    expect((await connection.response())?.status).toBe(200);
    expect(await stopped).toEqual({ code: 0, stderr: '' });
  });

  it('signs in as soon as it can load what it needs for that, after it could not', async () => {
    const administrator = { email: 'ana@example.com', password: 'una clave bien larga' };
    const DATA_DIR = await mkdtemp(inFolder('sign-in-'));
    const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator;
    const { port, stop } = await copy.open({ DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD });
    const signIn = async () => {
      const url = `http://127.0.0.1:${port}/api/auth/sign-in/email`;
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(administrator) })).status;
    };
    const provider = join(copy.project, 'src/adapters/identity/provider.ts');
    await rename(provider, inFolder('provider.ts'));
    expect(await signIn()).toBe(500);
    await rename(inFolder('provider.ts'), provider);
    expect(await signIn()).toBe(200);
    await stop();
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
    expect(await startAndExit({ HOST: '203.0.113.1' })).toEqual(
      failure('HOST 203.0.113.1 is not an address of this machine'),
    );
  });

  it.each(['a file', 'a file/data'])('names the data folder %s, which it cannot use', async (folder) => {
    await writeFile(join(copy.elsewhere, 'a file'), '');
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure(`The data folder /.*${folder} cannot be used`));
  });

  it.each(['/sys/shop', '/proc/shop/data'])(
    'names the data folder %s, which not even root may create',
    async (folder) => {
      expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure(`The data folder ${folder} cannot be used`));
    },
  );

  it('names a database file that is none', async () => {
    const folder = await mkdtemp(inFolder('broken-'));
    await writeFile(join(folder, 'shop.db'), 'this is no database '.repeat(100));
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(
      failure('shop.db is damaged \\(file is not a database\\). Restore a backup'),
    );
  });

  it('names the migrations of a database of another version', async () => {
    const folder = await mkdtemp(inFolder('newer-'));
    const database = await openDatabase({ file: join(folder, 'shop.db') });
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2100-01-01')`.execute(
      database.query,
    );
    await database.close();
    expect(await startAndExit({ DATA_DIR: folder })).toEqual(failure('another version of the shop.*9999-future'));
  });

  it('waits for a PostgreSQL that it cannot reach, and names it when it is told to stop', async () => {
    const DATABASE_URL = 'postgres://shop:secret@localhost:1/shop';
    const { child, output, exit } = copy.run('main.ts', { DATABASE_URL });
    await expect.poll(() => output.stdout, { timeout: 30_000 }).toMatch(/"level":40.*PostgreSQL cannot be reached/);
    await pause(1500);
    expect(child.exitCode).toBe(null);
    child.kill();
    expect(await exit()).toEqual(failure('PostgreSQL cannot be reached: .*ECONNREFUSED'));
    expect(output.stdout + output.stderr).not.toContain('secret');
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

  it('names a database and a role that PostgreSQL does not have', async () => {
    const DATABASE_URL = new URL(inject('postgresUrl'));
    DATABASE_URL.pathname = 'no_such_shop';
    expect(await startAndExit({ DATABASE_URL: DATABASE_URL.href })).toEqual(
      failure('database "no_such_shop" does not exist. Create it, or correct DATABASE_URL'),
    );
    const stranger = inject('postgresUrl').replace('shop@', 'stranger:secret@');
    const result = await startAndExit({ DATABASE_URL: stranger });
    expect(result).toEqual(failure('refuses the role of DATABASE_URL: .*stranger'));
    expect(result.stderr).not.toContain('secret');
  });

  it('names a bucket that does not exist or refuses the keys, and opens while one does not answer', async () => {
    const s3 = await startS3();
    const { endpoint, bucket, accessKeyId } = s3.place;
    const bucketEnv = (name: string, key: string) => ({
      IMAGES_URL: `s3://${name}`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    });
    expect(await startAndExit(bucketEnv('no-such-bucket', accessKeyId))).toEqual(
      failure(`The bucket no-such-bucket at ${endpoint} does not exist`),
    );
    expect(await startAndExit(bucketEnv(bucket, 'wrong'))).toEqual(failure(`bucket ${bucket} .* refuses the keys`));
    await s3.stop();
    const { output, stop } = await copy.open(bucketEnv(bucket, accessKeyId));
    expect(output.stdout).toContain('cannot be reached');
    expect(await stop()).toEqual({ code: 0, stderr: '' });
  });

  it('warns of settings that it does not have', async () => {
    const { output, stop } = await copy.open({ ADMIN_MAIL: 'ana@example.com' });
    expect(await stop()).toEqual({ code: 0, stderr: '' });
    expect(output.stdout).toContain('ADMIN_MAIL is not a setting of the shop; ADMIN_EMAIL is');
  });

  it('names a missing build', async () => {
    const build = join(copy.project, 'build/server');
    await cp(build, join(copy.elsewhere, 'server'), { recursive: true });
    await rm(build, { recursive: true });
    expect(await startAndExit({})).toEqual(failure('The pages are not built: .*Run "npm run build"'));
    await cp(join(copy.elsewhere, 'server'), build, { recursive: true });
  });

  it('names a build without its client files, and one that cannot be loaded', async () => {
    const [client, bundle] = [join(copy.project, 'build/client'), join(copy.project, 'build/server/index.js')];
    await rename(client, join(copy.elsewhere, 'client'));
    expect(await startAndExit({})).toEqual(failure('The pages are not built: .*client is missing'));
    await rename(join(copy.elsewhere, 'client'), client);
    const whole = await readFile(bundle);
    await writeFile(bundle, 'export const routes = ');
    expect(await startAndExit({})).toEqual(failure('The built pages cannot be loaded: SyntaxError'));
    await writeFile(bundle, whole);
  });
});
