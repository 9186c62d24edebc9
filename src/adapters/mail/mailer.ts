/** A plain-text message. `replyTo` is the unverified address that the sender entered. */
export type Mail = { to: string; replyTo: { name: string; address: string }; subject: string; text: string };

export interface Mailer {
  /** Throws a MailError when the mail server did not accept the message. */
  send(mail: Mail): Promise<void>;
}

/** Safe to log: responses of mail servers often contain addresses, so none of their text is included. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
