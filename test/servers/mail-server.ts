import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string };

/** Starts a real mail server that stores each message. `next` waits for the next one. */
export async function startMail(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const mail = { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') };
        received.push(mail);
        waiting.shift()?.(mail);
        done();
      });
    },
    ...options,
  });
  // Without a listener a client that hangs up would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    next: () => new Promise<ReceivedMail>((resolve) => waiting.push(resolve)),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Unfolded header lines and decoded text of a mail. */
export function parseMail({ raw }: ReceivedMail): { head: string[]; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const body = raw.slice(end + 4);
  const encoding = head.find((line) => /^content-transfer-encoding:/i.test(line))?.split(': ')[1];
  return {
    head,
    text: encoding === 'base64' ? Buffer.from(body, 'base64').toString() : decodeQuotedPrintable(body, encoding),
  };
}

function decodeQuotedPrintable(body: string, encoding: string | undefined): string {
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
