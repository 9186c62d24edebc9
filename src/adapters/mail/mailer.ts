/** A message of plain text. `replyTo` is whoever wrote it, and nobody has checked that they did. */
export type Mail = { to: string; replyTo: { name: string; address: string }; subject: string; text: string };

export interface Mailer {
  /** Hands the message to the mail server; throws a MailError when it was not taken. */
  send(mail: Mail): Promise<void>;
}

/** A failure as the log may tell it: what servers answer often repeats addresses, so none of their words are in it. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
