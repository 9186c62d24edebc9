/** What is cut short in chats, no vitamin D. */
const OF = /(?<![\p{L}\p{M}\d.'])(?<!vit\p{L}{0,7}\.? |[+,] |\by )d(?= [\p{Ll}\d*])/gu;

/** The line of a message with its shortest word written out: 'la d 1 kilo' is 'la de 1 kilo'. */
export function withWholeWords(line: string): string {
  return line.replace(OF, 'de');
}
