/** As chats write 'de'; no vitamin D. */
const OF = /(?<![\p{L}\p{M}\d.'])(?<!vit\p{L}{0,7}\.? |[+,] |\by )d(?= [\p{Ll}\d*])/gu;

/** 'la d 1 kilo' is 'la de 1 kilo'. */
export function withWholeWords(line: string): string {
  return line.replace(OF, 'de');
}
