import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMail, startMail } from '../../../test/servers/mail-server.ts';
import { MailError } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const MAIL = {
  to: 'negocio@example.com',
  replyTo: { name: 'Íñigo Peña', address: 'inigo@example.org' },
  subject: 'Mensaje n.º 7',
  text: 'Hola,\n.\nQUIT\nAdiós ñandú 🦤\n',
};

let server: Awaited<ReturnType<typeof startMail>>;

beforeAll(async () => {
  server = await startMail();
});
afterAll(async () => server.stop());

/** Sends one mail to the real server and reads it there. */
async function sent(mail = MAIL, options: { from?: string } = {}) {
  const next = server.next();
  await smtpMailer({ url: server.url, ...options }).send(mail);
  const received = await next;
  return { ...received, ...parseMail(received) };
}

describe('the mailer', () => {
  it('sends plain text from the business to the business, with the way to answer', async () => {
    const { from, to, head, text } = await sent();
    expect([from, to]).toEqual([MAIL.to, [MAIL.to]]);
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim());
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(head.find((line) => line.startsWith('Reply-To: '))).toMatch(/<inigo@example\.org>$/);
    expect(head.filter((line) => /^(?:cc|bcc):/i.test(line))).toEqual([]);
  });

  it('sends from the configured address', async () => {
    expect(await sent(MAIL, { from: 'tienda@example.net' })).toMatchObject({
      from: 'tienda@example.net',
      to: [MAIL.to],
    });
  });

  it.each([
    ['\r\nBcc: all@example.com', 'a@example.org'],
    ['x\nSubject: otra cosa', 'a@example.org'],
    ['x" <evil@example.com>, "y', 'a@example.org'],
    ['evil@example.com, ', 'a@example.org'],
    ['=?utf-8?Q?=0ABcc:_all=40example.com?=', 'a@example.org'],
    ['x', 'a@example.org\r\nRCPT TO:<all@example.com>'],
    ['x', 'a@example.org>, <all@example.com'],
    ['\u0000\u202e', 'ñandú@example.org'],
    ['x'.repeat(5000), 'a@example.org'],
  ])('lets no header or receiver be added by %j <%s>', async (name, address) => {
    const { to, head } = await sent({ ...MAIL, replyTo: { name, address }, subject: `${name} ${address}` });
    expect(to).toEqual([MAIL.to]);
    const names = head.map((line) => line.split(':')[0]?.toLowerCase());
    expect(names.toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(head.find((line) => line.startsWith('To: '))).toBe(`To: ${MAIL.to}`);
  });

  /** How sending to there fails. */
  async function failure(url: string, patience?: number) {
    const error = await smtpMailer({ url, timeoutMs: patience })
      .send(MAIL)
      .then(
        () => undefined,
        (cause: unknown) => cause,
      );
    expect(error).toBeInstanceOf(MailError);
    const told = error instanceof MailError ? `${error.message} ${error.stack} ${String(error.cause)}` : '';
    expect(told).not.toMatch(/@example|secret/);
    return error instanceof MailError ? error.message : '';
  }

  it('fails with a code and no address when the server is down, silent or refuses', async () => {
    expect(await failure('smtp://127.0.0.1:1')).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    expect(await failure(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 200)).toMatch(
      /ETIMEDOUT/,
    );
    silent.close();
    const unwilling = await startMail({
      onRcptTo: ({ address: to }, _session, done) => done(new Error(`nobody is called ${to}`)),
    });
    expect(await failure(unwilling.url)).toMatch(/EENVELOPE 550/);
    await unwilling.stop();
  });

  it('signs in with the credentials of the url', async () => {
    const seen: string[] = [];
    const guarded = await startMail({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push(`${username} ${password}`);
        if (password === 'secret ñ') done(null, { user: username });
        else done(new Error(`wrong password ${password}`));
      },
    });
    const at = (password: string) => `smtp://shop:${encodeURIComponent(password)}@127.0.0.1:${guarded.port}`;
    await smtpMailer({ url: at('secret ñ') }).send(MAIL);
    expect([seen, guarded.received.length]).toEqual([['shop secret ñ'], 1]);
    expect(await failure(at('secret no'))).toMatch(/EAUTH 535/);
    await guarded.stop();
  });
});
