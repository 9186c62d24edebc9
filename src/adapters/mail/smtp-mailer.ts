import { visibleLine, visibleText } from '#domain/text/visible-text.ts';
import { MailError, type Mailer } from './mailer.ts';

type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  /** The sender; the recipient when missing, because servers refuse foreign senders. */
  from?: string | undefined;
  /** Longest wait for each step of the server. */
  timeoutMs?: number | undefined;
};

/** Sends through a mail server. The library is loaded with the first message, because most starts never need it. */
export function smtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return {
    async send({ to, replyTo, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
      try {
        await transport.sendMail({
          from: from ?? to,
          to,
          replyTo: { name: visibleLine(replyTo.name), address: visibleLine(replyTo.address) },
          subject: visibleLine(subject),
          text: visibleText(text),
        });
      } catch (error) {
        throw new MailError(`the mail server did not take a message: ${errorCode(error)}`);
      } finally {
        transport.close();
      }
    },
  };
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
