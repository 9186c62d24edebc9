import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerHint } from './owner-hint.ts';

const NOBODY = 65_534;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-owner-'));
  file = join(folder, 'shop.db');
  await writeFile(file, '', { mode: 0o600 });
});
afterEach(async () => rm(folder, { recursive: true }));

it('says nothing of files that this process may use, or that are not there', () => {
  expect([file, join(folder, 'other.db')].map(ownerHint)).toEqual(['', '']);
});

/** As another user, who may not be able to read this project and its Node: the program changes its user once it is loaded. */
async function hintForNobody(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'owner-hint.ts'), 'utf8');
  const becomeNobody = `process.setgroups([]); process.setgid(${NOBODY}); process.setuid(${NOBODY});`;
  const program = `${source}\n${becomeNobody} process.stdout.write(ownerHint(${JSON.stringify(file)}))`;
  const options = ['--input-type=module-typescript', '--eval', program];
  return spawnSync(process.execPath, options, { cwd: '/', encoding: 'utf8' }).stdout;
}

it.runIf(process.geteuid?.() === 0)('names the owner of what another user cannot open', async () => {
  await chown(folder, NOBODY, NOBODY);
  expect(await hintForNobody()).toBe(
    `. ${file} belongs to root, and this process runs as user ${NOBODY}: give it to that one with chown`,
  );
  await chown(file, NOBODY, NOBODY);
  expect(await hintForNobody()).toBe('');
  await writeFile(`${file}-wal`, '', { mode: 0o600 });
  expect(await hintForNobody()).toContain(`${file}-wal belongs to root`);
  await chmod(`${file}-wal`, 0o666);
  expect(await hintForNobody()).toBe('');
});
