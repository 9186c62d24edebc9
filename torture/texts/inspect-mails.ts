import assert from 'node:assert/strict';
import { parseMail, type ReceivedMail } from '../../test/servers/mail-server.ts';

/** The headers of a message of ours; each at most once. */
const HEADERS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

/** Letters that change the order of others, or cannot be seen. */
const HIDDEN = /[\p{Bidi_Control}\u200b\u2028\u2029\u3164]|[^\P{Cc}\t\n\r]/u;

/** With a name, in quotes unless its letters are harmless; the addresses of the visitors end so. */
const ONE_ADDRESS = /^(?:"(?:[^"\\]|\\.)*" |[^"<>,;:]* )?<?[^<>\s,]+@example\.com>?$/;

/** Asserts that each message went to the seller alone, as plain text in which everything can be seen. */
export function inspectMails(mails: readonly ReceivedMail[], seller: string): void {
  for (const mail of mails) {
    const { head, text } = parseMail(mail);
    const names = head.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    assert.deepEqual(
      names.filter((name, index) => !HEADERS.includes(name) || names.indexOf(name) !== index),
      [],
    );
    const value = (name: string) => head[names.indexOf(name)]?.replace(/^[^:]*: ?/, '');
    assert.deepEqual([mail.to, value('to')], [[seller], seller]);
    assert.match(value('content-type') ?? '', /^text\/plain\b/);
    assert.match(value('reply-to') ?? '', ONE_ADDRESS);
    assert.doesNotMatch(text, HIDDEN);
    const [nameLine = '', addressLine = '', empty] = text.split(/\r?\n/);
    assert.ok(nameLine.startsWith('Nombre: ') && addressLine.startsWith('Correo electrónico: ') && empty === '', text);
  }
}
