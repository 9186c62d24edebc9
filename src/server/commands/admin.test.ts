import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, failure, type ProjectCopy } from '../../../test/servers/project-copy.ts';

let copy: ProjectCopy;
let DATA_DIR: string;
beforeAll(async () => {
  copy = await copyProject();
  DATA_DIR = await mkdtemp(join(copy.elsewhere, 'data-'));
});
afterAll(async () => copy.remove());
afterEach(() => copy.killAll());

const email = 'ana@example.com';
const admin = (options: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) => {
  const { output, exit } = copy.run('commands/admin.ts', { DATA_DIR, ...env }, { options, input });
  return exit().then(({ code }) => ({ code, ...output }));
};
const failed = (text: string) => ({ ...failure(text), stdout: '' });

describe('npm run admin', () => {
  it('makes no shop where there is none', async () => {
    const password = ['--password', 'una clave bien larga'];
    expect(await admin(['--email', email, ...password])).toEqual(failed('There is no shop in .*start it first'));
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('sets the password of an administrator from standard input, with which they sign in', async () => {
    const { port, stop } = await copy.open({ DATA_DIR });
    const password = 'otra clave bien larga';
    const input = `${password}\n`;
    expect(await admin(['--email', email, '--password-stdin'], { input })).toMatchObject({
      code: 0,
      stdout: 'Administrador creado.\n',
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status).toBe(200);
    expect(await admin(['--email', email, '--password', 'una tercera clave'])).toMatchObject({
      stdout: expect.stringContaining('Contraseña cambiada'),
    });
    await stop();
  });

  it('explains itself, and says in one line what it does not understand', async () => {
    expect(await admin(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('--password-stdin') });
    expect(await admin(['--mail', email])).toEqual(failed("Unknown option '--mail'; --help shows all options"));
    expect(await admin(['--email', 'ana'])).toEqual(failed('--email must be an e-mail address'));
    expect(await admin(['--email', email])).toEqual(failed('There is no terminal .* use --password-stdin'));
    expect(await admin(['--email', email, '--password-stdin'], { input: 'password' })).toEqual(
      failed('The password is among the most common ones'),
    );
    expect(await admin(['--email', email], { env: { PORT: 'x' } })).toEqual(failed('PORT must be a number'));
  });
});
