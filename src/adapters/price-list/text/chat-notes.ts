import { bodyOf, isStamped, senderOf } from '#price-list/layout/chat-timestamps.ts';
import { SEVERAL } from '#price-list/shares.ts';

/** What chats that are saved have in the place of a message, in the languages of phones here. */
const NOTES = [
  /<(?:multimedia omitido|media omitted)>/,
  /(?:.{0,100} )?(?:imagen|foto|v[ií]deo|audio|sticker|gif|documento|tarjeta de contacto|nota de v[ií]deo) omitid[oa]/,
  /(?:.{0,100} )?(?:image|photo|video|audio|sticker|gif|document|contact card|video note) omitted/,
  /<(?:adjunto|attached): .{0,200}>/,
  /.{0,200} \((?:archivo adjunto|file attached)\)/,
  /(?:se elimin[oó]|eliminaste) este mensaje|este mensaje fue eliminado/,
  /this message was deleted|you deleted this message/,
  /(?:video)?llamada(?: de voz| grupal)? perdida.{0,40}|missed (?:group )?(?:voice|video) call.{0,40}/,
  /esperando (?:el|este) mensaje.{0,80}|waiting for this message.{0,80}/,
  /(?:ubicaci[oó]n|location): https?:.{0,200}|null/,
];
const NOTE = new RegExp(`^(?:${NOTES.map(({ source }) => source).join('|')})\\.?$`, 'i');
/** Behind a message. */
const EDITED = /\s*<(?:se edit[oó] este mensaje|this message was edited)\.?>\s*$/i;

/** The lines of a saved chat, empty where it is not its people who say something. */
export function withoutChatNotes(lines: readonly string[]): string[] {
  const isChat = lines.filter((line) => senderOf(line) !== undefined).length >= SEVERAL;
  if (!isChat) return [...lines];
  return lines.map((line) => {
    const said = line.replace(EDITED, '');
    // 'Los mensajes y las llamadas están cifrados', 'Lu creó el grupo': nobody's name before it.
    const isOfChat = isStamped(said) && senderOf(said) === undefined;
    return isOfChat || NOTE.test(bodyOf(said).trim()) ? '' : said;
  });
}
