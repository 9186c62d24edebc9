import { chmod, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../test/servers/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(async () => copy.remove());
afterEach(() => copy.killAll());

/** Exit code and lines, each as «status subject text». */
async function doctor(env: Record<string, string>) {
  const { output, exit } = copy.run('commands/doctor.ts', env);
  const { code, stderr } = await exit();
  expect(stderr).toBe('');
  return {
    code,
    lines: output.stdout
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(/ {2,}/g, ' ')),
  };
}

it('finds a healthy shop healthy, tells what is missing, and changes nothing', async () => {
  const DATA_DIR = await mkdtemp(join(copy.elsewhere, 'data-'));
  expect(await doctor({ DATA_DIR, ADMIN_MAIL: 'x' })).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([
      'warning settings ADMIN_MAIL is not a setting of the shop; ADMIN_EMAIL is',
      `problem database there is no shop.db in ${DATA_DIR}`,
    ]),
  });
  expect(await readdir(DATA_DIR)).toEqual([]);

  const { port, stop } = await copy.open({ DATA_DIR });
  const env = { DATA_DIR, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: `smtp://127.0.0.1:${port}` };
  expect(await doctor(env)).toMatchObject({
    code: 0,
    lines: expect.arrayContaining([
      'ok settings all are valid',
      `ok data folder ${DATA_DIR}`,
      `ok database ${DATA_DIR}/shop.db is whole`,
      'ok database all migrations are done',
      'ok pictures 0 of 0 are stored',
      'ok mail 127.0.0.1 answers',
      `ok address http://127.0.0.1:${port}`,
    ]),
  });
  await stop();
  expect(await doctor({ ...env, S3_REGION: 'x' })).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([expect.stringMatching(/^problem mail .*ECONNREFUSED/)]),
  });
  await unlink(join(DATA_DIR, 'shop.db'));
  expect((await doctor({ DATA_DIR })).lines).toContainEqual(
    expect.stringMatching(/^problem database .*its database shop.db is missing/),
  );
});

it('warns of a shop that others can read, and of a folder with other things that they can write to', async () => {
  const DATA_DIR = await mkdtemp(join(copy.elsewhere, 'data-'));
  await chmod(DATA_DIR, 0o777);
  expect((await doctor({ DATA_DIR })).lines).toContain(
    `warning data folder ${DATA_DIR} is open to other users; the next start closes it`,
  );
  await writeFile(join(DATA_DIR, 'notes'), '');
  const { lines } = await doctor({ DATA_DIR });
  expect(lines).toContain(`ok data folder ${DATA_DIR}`);
  expect(lines).toContain(`warning data folder ${DATA_DIR} is not the shop's alone: other users can write to it`);
});

it('misses pictures that are not stored, and names wrong settings', async () => {
  const DATA_DIR = await mkdtemp(join(copy.elsewhere, 'data-'));
  expect(await doctor({ DATA_DIR, PORT: 'x' })).toEqual({
    code: 1,
    lines: ['problem settings PORT must be a number from 0 to 65535, not «x»'],
  });
  const { stop } = await copy.open({ DATA_DIR, DEMO: '1' });
  await stop();
  await rm(join(DATA_DIR, 'images'), { recursive: true });
  expect((await doctor({ DATA_DIR })).lines).toContainEqual(
    expect.stringMatching(/^problem pictures (\d+) of \1 are missing, such as [0-9a-f]{32}$/),
  );
});
