/** Whether the letters of a text follow each other so in the whole, perhaps with others between them: 'hnos' in 'hermanos'. */
export function isWithin(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at += 1;
  return at === text.length;
}
